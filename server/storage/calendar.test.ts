import { expect, test } from 'vitest';
import { type Calendar, turnOver } from './calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-01-01T12:00Z');

const days = (looks: readonly number[]) =>
  looks.reduce(turnOver, { day: 0, began: NOON } satisfies Calendar).day;

test('a house that is always open counts every day once', () => {
  const looks = Array.from({ length: 400 * 24 * 6 }, (_, i) => NOON + (i + 1) * (HOUR / 6));
  expect(days(looks)).toBe(400);
});

test('a house that is open for an evening a day counts every day too, whether it opens a little early or late', () => {
  const evening = (i: number) => {
    const opens = NOON + (i + 1) * DAY + (i % 2 ? HOUR : -HOUR);
    return Array.from({ length: 18 }, (_, look) => opens + look * (HOUR / 6));
  };
  expect(days(Array.from({ length: 100 }, (_, i) => evening(i)).flat())).toBe(100);
});

test('a winter in the cupboard is one day', () => {
  expect(days([NOON + 200 * DAY, NOON + 200 * DAY + HOUR])).toBe(1);
  expect(days([NOON + 200 * DAY, NOON + 201 * DAY])).toBe(2);
});

test('a clock that is put back stops nothing, and one that jumps ahead is worth a day', () => {
  expect(days([NOON + 3650 * DAY])).toBe(1);
  expect(days([NOON - 3650 * DAY, NOON - 3649 * DAY])).toBe(1);
  expect(days([NOON + 3650 * DAY, NOON + HOUR, NOON + DAY, NOON + DAY + HOUR])).toBe(2);
  expect(days([NOON - HOUR, NOON + HOUR])).toBe(0);
});
