import { expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import { block, boost, DRAW, link, shop } from '../test/moves.ts';
import { position, type Wish } from '../test/position.ts';
import { matchAt } from '../test/table.ts';
import type { Move } from '../vocabulary.ts';
import { forfeitedBy } from './forfeits.ts';

const forfeits = (move: Move, wish: Wish) =>
  forfeitedBy(move, frameFor(matchAt(position(wish)), 0).choices).map(({ type }) => type);

const READY = { chain: 'seed', hand: 'sowing shop coffee', harvestLaid: true };

test('[CH-07] a special shuts shops and links, a link shuts shops, a shop shuts nothing', () => {
  expect(forfeits(block('coffee', 1), READY)).toEqual(['open-shop', 'lay-link']);
  expect(forfeits(link('sowing'), READY)).toEqual(['open-shop']);
  expect(forfeits(shop(), READY)).toEqual([]);
});

test('[CH-07] drawing shuts what could be laid, but specials can wait', () => {
  expect(forfeits(DRAW, READY)).toEqual(['open-shop', 'lay-link']);
  expect(forfeits(DRAW, { hand: 'egypt health' })).toEqual(['lay-start']);
  expect(forfeits(DRAW, { chain: 'seed', hand: 'coffee health' })).toEqual([]);
});

test('[CH-18] a Start in hand is shut by a special', () => {
  expect(forfeits(boost('health'), { hand: 'egypt health' })).toEqual(['lay-start']);
});

test('[CH-41] a joker is kept, not forgotten', () => {
  expect(forfeits(DRAW, { chain: 'seed', hand: 'joker', harvestLaid: true })).toEqual([]);
});
