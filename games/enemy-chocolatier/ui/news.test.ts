import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { boughtSince } from './news.ts';

const buys = (seat: number, house: string): News<EnemyChocolatier> => ({
  step: 1,
  seat,
  takeback: false,
  events: [{ type: 'bought', seat, house, ingredient: 'sugar', price: 2, from: null, toOwner: 0 }],
});

test('what others bought since my last move is new to me', () => {
  const log = [buys(1, 'A1-1'), buys(0, 'A1-2'), buys(1, 'B1-1'), buys(2, 'C1-1')];
  expect([...boughtSince(log, 0)]).toEqual(['B1-1', 'C1-1']);
  expect([...boughtSince(log, 2)]).toEqual([]);
  expect([...boughtSince(log, 'spectator')], 'who only watches has no last move').toEqual([]);
});
