import { expect, test } from 'vitest';
import { opensAt, turningsOf } from './turnings.ts';

const place = (step: number, ...chances: number[]) => ({ step, chances });

test('the three greatest changes are turning points, in their order, each with whom it helped, and whom it cost', () => {
  const course = [
    place(0, 0.5, 0.5),
    place(4, 0.35, 0.65),
    place(8, 0.3, 0.7),
    place(12, 0.6, 0.4),
    place(16, 0.4, 0.6),
    place(20, 0, 1),
  ];
  expect(turningsOf(course)).toEqual([
    {
      since: 8,
      step: 12,
      seat: 0,
      by: expect.closeTo(0.3),
      changes: [expect.closeTo(0.3), expect.closeTo(-0.3)],
    },
    {
      since: 12,
      step: 16,
      seat: 1,
      by: expect.closeTo(0.2),
      changes: [expect.closeTo(-0.2), expect.closeTo(0.2)],
    },
    {
      since: 16,
      step: 20,
      seat: 1,
      by: expect.closeTo(0.4),
      changes: [expect.closeTo(-0.4), expect.closeTo(0.4)],
    },
  ]);
});

test('a game that went its way has none', () => {
  expect(turningsOf([place(0, 0.5, 0.5), place(1, 0.55, 0.45), place(2, 0.5, 0.5)])).toEqual([]);
  expect(turningsOf([place(0, 1)])).toEqual([]);
  expect(turningsOf([])).toEqual([]);
});

test('a decision is opened before it, so that another can be tried; luck is opened after it', () => {
  expect(opensAt({ step: 65, by: 'decision' })).toBe(64);
  expect(opensAt({ step: 65, by: 'luck' })).toBe(65);
});
