import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { DESTROYERS, START_CARDS, targetStep } from '../data/cards.ts';
import { DRAW, link, start } from './moves.ts';
import { position } from './position.ts';
import { chainOf, legalKinds, only, play, refusal, seen, tokens } from './table.ts';
import { card } from './words.ts';

describe('Starts', () => {
  test('[CH-28] one Start for the whole game, never replaced', () => {
    const before = position({ start: 'monks', hand: 'egypt' });
    expect(refusal(before, start('egypt'))).toEqual({ code: 'start-already-there', clause: 'CH-28' });
    const laid = play(position({ hand: 'monks egypt' }), start('monks')).state;
    expect(refusal(laid, start('egypt'))).toMatchObject({ code: 'start-already-there' });
  });

  test.each([
    ['egypt', 4],
    ['greece', 2],
    ['monks', 1],
  ])('[CH-29] %s pays %i at the start of its owner’s turn', (word, income) => {
    const before = position({ start: word, turn: { seat: 2 }, top: 'storm fire' });
    expect(tokens(play(before, DRAW).state)).toEqual([12 + income, 12, 12]);
    expect(seen(before)).toMatchObject({ income, expects: income });
  });

  test('[CH-30] a Start may be held back', () => {
    const before = position({ hand: 'monks', top: 'storm fire' });
    expect(legalKinds(before)).toEqual(['lay-start', 'draw']);
    expect(nth(play(before, DRAW).state.players, 0).start).toBeNull();
  });

  test('[CH-31] no card destroys a Start', () => {
    expect(DESTROYERS.map(targetStep).every(step => step >= 1)).toBe(true);
    expect(START_CARDS).toHaveLength(3);
    const before = position({ hand: 'storm fire', others: [{ start: 'egypt' }] });
    expect(legalKinds(before)).toEqual(['draw']);
  });
});

describe('shops and export', () => {
  /** Seat 0 is about to have its turn. */
  const before = (chain: string) => position({ chain, turn: { seat: 2 }, top: 'storm fire' });

  test('[CH-32] each opponent pays 1 for every shop', () => {
    expect(tokens(play(before('shop shop'), DRAW).state)).toEqual([12 + 1 + 4, 10, 10]);
  });

  test('[CH-33] and 2 for the export', () => {
    expect(tokens(play(before('shop export'), DRAW).state)).toEqual([12 + 1 + 6, 9, 9]);
  });

  test('[CH-34] several shops are one step of the chain', () => {
    expect(seen(before('seed shop shop shop')).missing).toEqual([2, 3, 4, 5, 7]);
  });

  test('[CH-35] the money comes from the opponents, the bank pays the Start only', () => {
    const played = play(before('shop shop export'), DRAW);
    expect(tokens(played.state).reduce((sum, n) => sum + n)).toBe(36 + 1);
    expect(only(played, 'collected').tokens).toBe(8);
  });

  test('[CH-34] a joker is a shop like any other', () => {
    const laid = play(before('shop joker@6'), DRAW).state;
    expect(tokens(laid)).toEqual([12 + 1 + 4, 10, 10]);
    expect(chainOf(laid)).toBe('shop joker@6');
  });

  test('what is due before one’s next turn is foretold, collectors in order', () => {
    const state = position({
      seats: 4,
      others: [
        { chain: 'shop' },
        { chain: 'shop export' },
        { chain: 'shop', blocks: [{ card: card('coffee'), by: 0, turns: 1 }] },
      ],
    });
    expect(seen(state, 0).dues).toEqual([
      { to: 1, tokens: 1 },
      { to: 2, tokens: 3 },
    ]);
    expect(seen(state, 1).dues).toEqual([]);
    expect(seen(state, 3).dues).toEqual(seen(state, 0).dues);
    expect([1, 2, 3].map(seat => seen(state, seat).expects)).toEqual([1 + 3, 1 + 9, 0]);
  });

  test.each<[string, boolean, boolean]>([
    ['seed sowing factory harvest roasting shop', true, true],
    ['seed sowing factory harvest roasting', true, true],
    ['seed sowing factory roasting shop export', true, true],
    ['seed sowing factory harvest export', true, true],
    ['seed sowing factory roasting shop', true, false],
    ['seed sowing factory harvest', true, false],
    ['seed sowing factory roasting export', false, false],
  ])('who can finish within a turn is foretold: %s', (chain, harvestLaid, can) => {
    expect(seen(position({ chain, harvestLaid })).canFinish).toBe(can);
  });

  test('a link of the other order does not disturb: 7 goes down without 1 to 5', () => {
    const laid = play(position({ chain: 'shop', hand: 'export' }), link('export')).state;
    expect(seen(laid).charge).toBe(3);
  });
});
