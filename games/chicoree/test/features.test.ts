import { expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { botsFor } from '../bot/index.ts';
import { featuresFor } from '../bot/features/index.ts';
import { opponentsOf } from '../bot/features/opponents.ts';
import { OWN, ownFeatures } from '../bot/features/own.ts';
import { tablesOf } from '../data/tables.ts';
import type { State } from '../vocabulary.ts';
import { auction, position } from './position.ts';
import { game } from './table.ts';

const tables = tablesOf(game.edition);
const features = featuresFor(tables);
const bots = await botsFor();
const share = (state: Read<State>, seat = 0) =>
  bots.craft(game).outlook!.judge!(game.view(state, 0))!.share(state, seat);

test('a seat has as many numbers as are counted', () => {
  const world = position({ hand: 'joker shop', chain: 'seed' });
  const opponents = opponentsOf(tables, world, 0);
  expect(ownFeatures(tables, { world, seat: 0, opponents })).toHaveLength(OWN);
});

test('a seat does not see what others hold', () => {
  const seen = (hand: string) => {
    const into = new Float64Array(features.count);
    features.write(position({ others: [{ hand }] }), 0, into);
    return into;
  };
  expect(seen('joker joker')).toEqual(seen('seed flowers-1'));
});

test.each([2, 3, 4, 5, 6])('among %d it is better to have more of the chain, and tokens', seats => {
  const even = share(position({ seats, start: 'greece' }));
  expect(share(position({ seats, chain: 'seed sowing factory harvest', start: 'greece' }))).toBeGreaterThan(
    even,
  );
  expect(share(position({ seats, start: 'greece', tokens: 30 }))).toBeGreaterThan(even);
  expect(share(position({ seats, start: 'greece', tokens: 0 }))).toBeLessThan(even);
});

test('whoever leads an auction is judged as if the card was bought', () => {
  const state = (tokens: number) =>
    position({
      chain: 'seed sowing factory harvest shop export',
      agenda: [auction('roasting', { calls: [{ seat: 0, tokens }] })],
    });
  const open = position({
    chain: 'seed sowing factory harvest shop export',
    agenda: [auction('roasting', { calls: [{ seat: 1, tokens: 1 }] })],
  });
  expect(share(state(1))).toBeGreaterThan(share(open));
});
