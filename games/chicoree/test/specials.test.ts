import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import type { State } from '../vocabulary.ts';
import { block, boost, DRAW, destroy, fist, joker, link, shop } from './moves.ts';
import { fists, position } from './position.ts';
import {
  answer,
  chainOf,
  game,
  hand,
  only,
  play,
  refusal,
  seen,
  tokens,
  types,
  understood,
} from './table.ts';
import { card, words } from './words.ts';

describe('red cards that destroy', () => {
  test.each(['disease', 'storm', 'cold'])('[CH-36] %s destroys a harvest', word => {
    const before = position({ hand: word, others: [{ chain: 'factory harvest' }] });
    const played = play(before, destroy(word, 1));
    expect(chainOf(played.state, 1)).toBe('factory');
    expect(only(played, 'destroyed')).toMatchObject({ target: 1, step: 4, lost: card('harvest') });
  });

  test('[CH-37] fire destroys a factory', () => {
    const before = position({ hand: 'fire', others: [{ chain: 'factory harvest' }] });
    expect(chainOf(play(before, destroy('fire', 1)).state, 1)).toBe('harvest');
  });

  test('[CH-43] the card played and the card destroyed are discarded', () => {
    const before = position({ hand: 'fire health', others: [{ chain: 'factory' }], top: 'seed sowing' });
    expect(words(play(before, destroy('fire', 1)).state.discard)).toBe('factory fire');
    expect(words(play(before, boost('health')).state.discard)).toBe('health');
  });

  test('[CH-44] what was destroyed must be laid again', () => {
    const chain = 'seed sowing factory harvest roasting shop export';
    const before = position({ hand: 'storm', others: [{ chain }], top: 'fire fire joker joker' });
    const { state } = play(before, destroy('storm', 1), DRAW, DRAW);
    expect(seen(state, 1).missing).toEqual([4]);
    expect(state.ending).toBeNull();
  });
});

describe('red cards that block', () => {
  /** Seat 1 has two turns in a row as far as income goes: everybody else just draws specials. */
  const blocked = (word: string) =>
    play(
      position({
        hand: word,
        others: [{ chain: 'shop', start: 'greece' }],
        top: 'fire fire storm storm cold cold disease disease joker joker health health',
      }),
      block(word, 1),
    ).state;
  const turns = (state: Read<State>, n: number) => play(state, ...Array(n).fill(DRAW));

  test.each(['overproduction', 'coffee'])('[CH-38] %s: no tokens for two turns', word => {
    const state = blocked(word);
    expect([hand(state), words(state.discard), state.turn.step]).toEqual(['', word, 6]);
    expect(seen(state, 1).blocks).toEqual([{ card: card(word), by: 0, turns: 2 }]);
    expect(tokens(turns(state, 1).state)).toEqual([12, 12, 12]);
    expect(tokens(turns(state, 4).state)).toEqual([12, 12, 12]);
  });

  test('[CH-39] the stop covers the Start, and shops and export', () => {
    const played = turns(blocked('coffee'), 1);
    expect(only(played, 'went-without')).toEqual({ type: 'went-without', seat: 1, income: 2, charge: 1 });
    expect(types(played)).not.toContain('earned');
    expect(types(played)).not.toContain('paid');
  });

  test('[CH-39] and what a challenge would bring', () => {
    const state = position({ blocks: [{ card: card('coffee'), by: 1, turns: 1 }] });
    expect(seen(state).blocked).toBe(true);
  });
});

describe('ochre cards', () => {
  test.each(['fashion', 'blockade', 'health'])('[CH-40] %s: two cards to the hand', word => {
    const played = play(position({ hand: word, top: 'seed harvest' }), boost(word));
    expect(hand(played.state)).toBe('seed harvest');
    expect(types(played)).toEqual(['boosted', 'drew', 'drew']);
    expect(seen(played.state).known).toEqual([]);
  });
});

describe('the joker', () => {
  test.each([1, 2, 3, 4, 5])('[CH-41] stands for link %i', step => {
    const chain = ['seed', 'sowing', 'factory', 'harvest', 'roasting'].slice(0, step - 1).join(' ');
    const before = position({ start: 'monks', chain, hand: 'joker' });
    expect(seen(play(before, joker(step)).state).missing).not.toContain(step);
  });

  test('[CH-41] or for a shop, or for the export', () => {
    const before = position({ chain: 'harvest', hand: 'joker joker' });
    expect(chainOf(play(before, shop('joker'), joker(7)).state)).toBe('harvest joker@6 joker@7');
  });

  test('[CH-42] never for a Start', () => {
    const before = position({ hand: 'joker' });
    expect(game.moves['lay-start'].candidates(before, 0)).toEqual([]);
    expect(understood(before, { type: 'lay-start', card: card('joker') })).toBeNull();
  });
});

test('[CH-24] what a fist won is known to all as well', () => {
  const before = position({ agenda: [fists('shop')], turn: { step: 8 } });
  const { state } = answer(before, [0, fist(2)], [1, fist(0)], [2, fist(0)]);
  expect(seen(state).known).toEqual([card('shop')]);
  expect(refusal(position({ chain: 'harvest', hand: 'shop' }), link('export'))).toMatchObject({
    code: 'not-in-hand',
    clause: 'CH-14',
  });
});
