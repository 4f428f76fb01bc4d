import { describe, expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { takeBackAll, takebacksOf } from '../../../testkit/takebacks.ts';
import type { Move } from '../vocabulary.ts';
import { bid, block, boost, CLOSE, DRAW, destroy, fist, link, shop, stake, start, unstake } from './moves.ts';
import { auction, challenge, fists, position, type Wish } from './position.ts';
import { game, matchAt } from './table.ts';

test('[CH-07] what was laid and played this turn can be taken back, step by step, up to the draw', () => {
  const before = position({
    chain: 'seed',
    hand: 'shop sowing storm coffee',
    others: [{ chain: 'harvest' }],
  });
  const match = matchAt(before, shop(), link('sowing'), destroy('storm', 1), block('coffee', 2));
  expect(takeBackAll(match)).toBe(4);
  expect(match.state).toEqual(before);
});

test('[CH-18] so can a Start', () => {
  const before = position({ hand: 'egypt' });
  const match = matchAt(before, start('egypt'));
  expect(takeBackAll(match)).toBe(1);
  expect(match.state).toEqual(before);
});

test.each<[string, Wish, Move[]]>([
  ['the two cards of an ochre card', { hand: 'health' }, [boost('health')]],
  ['what came before them', { hand: 'egypt health' }, [start('egypt'), boost('health')]],
  ['the draw', { top: 'seed egypt' }, [DRAW]],
])('[CH-21] %s: final', (_, wish, moves) => {
  expect(takeBackAll(matchAt(position(wish), ...moves))).toBe(0);
});

test('[CH-54] a call can be taken back until somebody answers it', () => {
  const before = position({ agenda: [auction('seed')] });
  const match = matchAt(before, bid(1));
  expect(takeBackAll(match)).toBe(1);
  expect(match.state).toEqual(before);
  const answered = matchAt(before, bid(1));
  append(answered, { seat: 1, move: bid(2) });
  expect(takeBackAll(answered)).toBe(0);
});

test('what becomes of each kind of move', () => {
  expect(takebacksOf(game, { games: 30, steps: 150 })).toEqual({
    'open-shop': ['open'],
    'lay-link': ['open'],
    'lay-start': ['open'],
    destroy: ['open'],
    block: ['open'],
    boost: ['draws'],
    draw: ['draws'],
    bid: ['in a race', 'open', 'until another acts'],
    pass: ['in a race', 'open', 'until another acts'],
    'close-fist': ['open', 'shows'],
    stake: ['open'],
    unstake: ['open'],
    'close-hand': ['open', 'shows'],
  });
});

describe('secret choices', () => {
  test('[CH-57] a fist can be opened again while others choose', () => {
    const before = position({ agenda: [fists('shop')] });
    const match = matchAt(before);
    append(match, { seat: 1, move: fist(5) });
    expect(takeBackAll(match, 1)).toBe(1);
    expect(match.state).toEqual(before);
  });

  test('[CH-57] not once all are open', () => {
    const match = matchAt(position({ agenda: [fists('shop')] }));
    for (const seat of [0, 2, 1]) append(match, { seat, move: fist(1) });
    expect(match.state.turn.seat).toBe(1);
    expect(takeBackAll(match, 1)).toBe(0);
  });

  test('[CH-46] cards for a challenge can be chosen anew', () => {
    const before = position({
      hand: 'seed sowing',
      others: [{ hand: 'fire' }],
      agenda: [challenge('flowers-1')],
    });
    const match = matchAt(before, stake('seed'), stake('sowing'), unstake('seed'), CLOSE);
    expect(takeBackAll(match)).toBe(4);
    expect(match.state).toEqual(before);
  });

  test('[CH-46] not once all are shown, even by whoever comes next', () => {
    const match = matchAt(
      position({
        hand: 'seed',
        others: [{ hand: 'fire' }, { closed: true }],
        agenda: [challenge('flowers-1')],
      }),
    );
    for (const [seat, word] of [
      [0, 'seed'],
      [1, 'fire'],
    ] as const)
      for (const move of [stake(word), CLOSE]) append(match, { seat, move });
    expect(match.state.turn.seat).toBe(1);
    expect(takeBackAll(match, 1)).toBe(0);
  });
});
