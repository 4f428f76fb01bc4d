import { describe, expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { takeBackAll, takebacksOf } from '../../../testkit/takebacks.ts';
import { mayTakeBack } from '../../../core/takeback.ts';
import { position } from './position.ts';
import { BEGIN, buy, END, game, matchAt, open, PERMIT, SHUFFLE, swap, turn } from './table.ts';

describe('purchases', () => {
  test('[EC-A31] are taken back one by one until the turn ends: money, permits, control and all', () => {
    const before = position({ owns: 'B1-1 B1-2', permits: 1, money: 30, others: [{ owns: 'A3-1' }] });
    const match = matchAt(before, buy('B1-3'), buy('B4-1'), buy('A3-1'));
    expect(match.state).not.toEqual(before);
    expect(takeBackAll(match)).toBe(3);
    expect(match.state).toEqual(before);
  });

  test('[EC-A31] even once the turn is ended, until the next player acts', () => {
    const before = position();
    const match = matchAt(before, buy('A3-1'), END);
    expect(takeBackAll(match)).toBe(2);
    expect(match.state).toEqual(before);
    const answered = matchAt(before, buy('A3-1'), END);
    append(answered, { seat: 1, move: PERMIT });
    expect(takeBackAll(answered)).toBe(0);
  });

  test('[EC-40] so is a permit', () => {
    expect(takeBackAll(matchAt(position(), PERMIT))).toBe(1);
  });

  test('[EC-A31] nobody takes back for somebody else', () => {
    const match = matchAt(position(), buy('A3-1'));
    expect([mayTakeBack(match, 0), mayTakeBack(match, 1)]).toEqual([true, false]);
  });

  test('[EC-A31] the purchase that wins is final', () => {
    const owns = 'D3 B5 C6-1 C5-1 C5-2 E1 F5-1 F5-2';
    const match = matchAt(position({ recipe: 'R1', owns, others: [{ owns: 'C4' }] }), buy('C6-2'));
    expect(takeBackAll(match)).toBe(0);
  });

  test('[EC-A31] a silence that was broken is back', () => {
    const match = matchAt(position({ quiet: 11 }), buy('A3-1'));
    takeBackAll(match);
    expect(match.state.quiet).toBe(11);
  });
});

describe('laying the town by hand', () => {
  const start = () => open(2, 'by hand', { tiles: 'by-hand' }).state;

  test('[EC-A21] swaps and turns are taken back, and do not count then', () => {
    const before = start();
    const match = matchAt(before, swap(0, 1), turn(3), turn(3, 'anticlockwise'));
    expect(takeBackAll(match)).toBe(3);
    expect(match.state).toEqual(before);
  });

  test('[EC-A21] what chance has laid, and the beginning, are final', () => {
    expect(takeBackAll(matchAt(start(), turn(0), SHUFFLE))).toBe(0);
    expect(takeBackAll(matchAt(start(), turn(0), BEGIN))).toBe(0);
  });
});

test('[EC-A27] a vote can be taken back until the next one', () => {
  const called = position({ seat: 2, quiet: 18, first: 0, options: { stalemate: 'vote' } });
  const match = matchAt(called, PERMIT, { type: 'vote', share: true });
  expect(takeBackAll(match, 0)).toBe(1);
  append(match, { seat: 0, move: { type: 'vote', share: true } });
  append(match, { seat: 1, move: { type: 'vote', share: true } });
  expect(takeBackAll(match, 0)).toBe(0);
});

test('what becomes of each kind of move', () => {
  expect(takebacksOf(game, { games: 30, steps: 150 })).toEqual({
    'swap-tiles': ['open'],
    'turn-tile': ['open'],
    'shuffle-tiles': ['draws'],
    begin: ['draws'],
    buy: ['ends the game', 'open'],
    'take-permit': ['until another acts'],
    'end-turn': ['ends the game', 'until another acts'],
  });
});
