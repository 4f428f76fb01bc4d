import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { CLOSE, stake, unstake } from './moves.ts';
import { challenge, position, type Wish } from './position.ts';
import { answer, asked, game, hand, only, refusal, tokens } from './table.ts';
import { cards, words } from './words.ts';

/** A challenge is on; seat 1 is active. */
const on = (trigger: string, wish: Wish = {}) =>
  position({ agenda: [challenge(trigger)], turn: { seat: 1, step: 8 }, ...wish });

/** Everybody plays these cards, seat by seat, and closes. */
function shown(state: ReturnType<typeof position>, ...plays: readonly string[]) {
  const answers = plays.flatMap((play, seat) => [
    ...play
      .split(' ')
      .filter(Boolean)
      .map(word => [seat, stake(word)] as const),
    ...(play === '' ? [] : [[seat, CLOSE] as const]),
  ]);
  return answer(state, ...answers);
}

const hands = { hand: 'flowers-3 seed', others: [{ hand: 'flowers-2' }, { hand: 'harvest sowing' }] };

test('[CH-45] everybody takes part, the active player too', () => {
  expect(asked(on('flowers-1', hands))).toEqual([0, 1, 2]);
});

describe('choosing', () => {
  test('[CH-46] any number of hand cards, with flowers or without', () => {
    const played = shown(on('flowers-1', hands), 'flowers-3 seed', 'flowers-2', 'sowing');
    expect(only(played, 'challenge-shown').plays.map(words)).toEqual([
      'seed flowers-3',
      'flowers-2',
      'sowing',
    ]);
  });

  test('[CH-46] in secret: the others see only who has chosen', () => {
    const before = on('flowers-1', hands);
    const chosen = answer(before, [0, stake('flowers-3')]);
    expect(chosen.events).toEqual([]);
    expect(game.view(chosen.state, 1)).toEqual(game.view(before, 1));
    expect(game.view(chosen.state, 0).staked).toEqual(cards('flowers-3'));
    const closed = answer(chosen.state, [0, CLOSE]);
    expect(closed.events).toEqual([{ type: 'hand-closed', seat: 0 }]);
    expect(game.view(closed.state, 1).players[0]).toMatchObject({ closed: true, handSize: 2 });
    expect(asked(closed.state)).toEqual([1, 2]);
  });

  test('[CH-46] a card may be taken up again, and none is played twice', () => {
    const before = on('flowers-1', hands);
    const { state } = answer(before, [0, stake('seed')]);
    expect(refusal(state, stake('seed'), 0)).toEqual({ code: 'not-in-hand', clause: 'CH-46' });
    expect(answer(state, [0, unstake('seed')]).state).toEqual(before);
    expect(refusal(before, unstake('seed'), 0)).toEqual({ code: 'not-staked', clause: 'CH-46' });
    const both = answer(state, [0, stake('flowers-3')], [0, unstake('seed')]).state;
    expect(game.view(both, 0).staked).toEqual(cards('flowers-3'));
  });

  test('[CH-46] all are shown together, when the last has chosen', () => {
    const before = on('flowers-1', hands);
    const two = answer(before, [0, stake('flowers-3')], [0, CLOSE], [2, stake('sowing')], [2, CLOSE]);
    expect(two.events.map(({ type }) => type)).toEqual(['hand-closed', 'hand-closed']);
    const all = answer(two.state, [1, stake('flowers-2')], [1, CLOSE]);
    expect(all.events.map(({ type }) => type)).toContain('challenge-shown');
  });

  test('[CH-47] at least one card', () => {
    expect(refusal(on('flowers-1', hands), CLOSE, 2)).toEqual({ code: 'play-at-least-one', clause: 'CH-47' });
  });

  test('[CH-48] without a card one is excused', () => {
    const before = on('flowers-2', { hand: 'seed', others: [{ closed: true }, { hand: 'flowers-1' }] });
    expect(asked(before)).toEqual([0, 2]);
    const played = shown(before, 'seed', '', 'flowers-1');
    expect(only(played, 'challenge-shown')).toMatchObject({ winners: [2], prize: 3 });
  });
});

describe('the result', () => {
  test('[CH-49] the most flowers win', () => {
    const played = shown(on('flowers-1', hands), 'flowers-3', 'flowers-2', 'harvest');
    expect(only(played, 'challenge-shown')).toMatchObject({ flowers: [3, 2, 0], winners: [0] });
  });

  test('[CH-50] a token from the bank for every flower in sight, the first card included', () => {
    const played = shown(on('flowers-4', hands), 'flowers-3 seed', 'flowers-2', 'harvest');
    expect(only(played, 'challenge-shown').prize).toBe(9);
    expect(tokens(played.state)).toEqual([21, 12, 12]);
  });

  test('[CH-51] all who tie get the full prize', () => {
    const before = on('flowers-1', {
      hand: 'flowers-2',
      others: [{ hand: 'flowers-1 flowers-1' }, { hand: 'seed' }],
    });
    const played = shown(before, 'flowers-2', 'flowers-1 flowers-1', 'seed');
    expect(only(played, 'challenge-shown')).toMatchObject({ winners: [0, 1], unpaid: [], prize: 5 });
    expect(tokens(played.state)).toEqual([17, 17, 12]);
  });

  test('[CH-52] a blocked winner gets nothing, and nobody else does', () => {
    const before = on('flowers-1', {
      ...hands,
      blocks: [{ card: nth(cards('coffee'), 0), by: 1, turns: 2 }],
    });
    const played = shown(before, 'flowers-3', 'flowers-2', 'harvest');
    expect(only(played, 'challenge-shown')).toMatchObject({ winners: [0], unpaid: [0] });
    expect(tokens(played.state)).toEqual([12, 12, 12]);
  });

  test('[CH-53] everything shown is discarded, flowers or not', () => {
    const { state } = shown(on('flowers-1', hands), 'flowers-3 seed', 'flowers-2', 'harvest');
    expect(words(state.discard)).toBe('flowers-2 harvest seed flowers-3 flowers-1');
    expect([0, 1, 2].map(seat => hand(state, seat))).toEqual(['', '', 'sowing']);
    expect(state.turn.seat).toBe(2);
    for (const { staked, closed } of state.players)
      expect({ staked, closed }).toEqual({ staked: [], closed: false });
  });

  test('[CH-49] it can be read again later', () => {
    const { state } = shown(on('flowers-1', hands), 'flowers-3', 'flowers-2', 'harvest');
    expect(game.view(state, 'spectator').lastChallenge).toEqual({
      turn: 10,
      card: cards('flowers-1')[0],
      plays: [cards('flowers-3'), cards('flowers-2'), cards('harvest')],
      flowers: [3, 2, 0],
      prize: 6,
      winners: [0],
      unpaid: [],
    });
  });
});
