import { describe, expect, test } from 'vitest';
import { STRANGE_MOVES } from '../../../testkit/strange-moves.ts';
import { bid, fist } from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { refusal, understood } from './table.ts';
import { card } from './words.ts';

describe('bids', () => {
  test.each([0, 1, 41, 1000])('[CH-54] a bid of %i is understood, so that it can be judged', tokens => {
    expect(understood(position({ agenda: [auction('seed')] }), bid(tokens))).toEqual(bid(tokens));
    expect(understood(position({ agenda: [fists('shop')] }), fist(tokens))).toEqual(fist(tokens));
  });

  test.each([undefined, null, '3', -1, 2.5, Number.NaN, [3], { length: 3 }])(
    '[CH-A11] %j tokens are no bid',
    tokens => {
      for (const type of ['bid', 'close-fist'])
        expect(understood(position({ agenda: [auction('seed')] }), { type, tokens })).toBeNull();
    },
  );

  test('[CH-54] a bid outside an auction is not answered', () => {
    expect(refusal(position(), bid(1))).toMatchObject({ code: 'not-now' });
    expect(understood(position(), bid(1))).toEqual(bid(1));
  });
});

test.each([
  ...STRANGE_MOVES,
  { type: 'draw', seat: 1 },
  { type: 'pass', seat: 1 },
  { type: 'open-shop', card: card('seed') },
  { type: 'lay-link', card: card('shop'), step: 6 },
  { type: 'lay-link', card: card('seed'), step: 2 },
  { type: 'lay-link', card: card('joker'), step: 6 },
  { type: 'lay-link', card: card('joker'), step: 8 },
  { type: 'lay-start', card: card('seed') },
  { type: 'destroy', card: card('coffee'), target: 1 },
  { type: 'destroy', card: card('storm') },
  { type: 'block', card: card('storm'), target: 1 },
  { type: 'block', card: card('coffee'), target: -1 },
  { type: 'boost', card: card('storm') },
  { type: 'sell', card: 24 },
  { type: 'sell', card: 'length' },
])('%j is no move of this game', json => {
  expect(understood(position(), json)).toBeNull();
});

test('a stake that names no card is none', () => {
  const before = position({ agenda: [challenge('flowers-1')], hand: 'seed' });
  for (const json of [{}, { card: 'length' }, { card: -1 }, { card: 99 }])
    for (const type of ['stake', 'unstake']) expect(understood(before, { type, ...json })).toBeNull();
});
