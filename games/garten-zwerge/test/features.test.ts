import { expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { featuresFor } from '../bot/features.ts';
import { botsFor } from '../bot/index.ts';
import { prizesAhead } from '../bot/prizes-ahead.ts';
import { tablesOf } from '../data/tables.ts';
import type { State } from '../vocabulary.ts';
import { position } from './position.ts';
import { game } from './table.ts';

const bots = await botsFor();
const tables = tablesOf(game.edition);
const features = featuresFor(tables);
const share = (state: Read<State>) => bots.craft(game).outlook!.judge!(game.view(state, 0))!.share(state, 0);

const everybody = (seats: number, free: string) => Array.from({ length: seats - 1 }, () => ({ free }));

test.each([2, 3, 4, 5, 6])('among %d it is better to have more petals, and better gnomes', seats => {
  const others = everybody(seats, 'orange red');
  const even = share(position({ seats, free: 'orange red', others }));
  expect(share(position({ seats, free: 'orange red', petals: 3000, others }))).toBeGreaterThan(even);
  expect(share(position({ seats, free: 'orange red', petals: 300, others }))).toBeLessThan(even);
  expect(share(position({ seats, free: 'red green', others }))).toBeGreaterThan(even);
});

test('every number has its place', () => {
  const into = new Float64Array(features.count + 1).fill(-9);
  features.write(position({ free: 'green', shack: ['blue+orange@1'] }), 0, into.subarray(0, features.count));
  expect(into[features.count]).toBe(-9);
  expect([...into.subarray(0, features.count)].filter(Number.isNaN)).toEqual([]);
});

test('[GZ-59] a prize is expected where nobody else has a better hat in the contest', () => {
  const entered = (entrants: string) =>
    prizesAhead(tables, position({ entrants: ['', entrants], contests: 'brown orange' }), 0);
  expect(entered('0:green')).toBeCloseTo(1000);
  expect(entered('0:green 1:green')).toBeCloseTo(500);
  expect(entered('0:red 1:green')).toBe(0);
  expect(entered('1:green')).toBe(0);
  expect(entered('0:orange')).toBeGreaterThan(0);
  expect(entered('0:orange')).toBeLessThan(entered('0:red'));
});
