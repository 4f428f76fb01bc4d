import { expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { linesOf } from './curve.tsx';
import { pointsIn } from './evaluator.ts';

interface Scored {
  readonly type: 'scored';
  readonly seat: number;
  readonly by: number;
}

const news = (step: number, seat: number, by: number | null): News<Vocabulary> => ({
  step,
  seat,
  events: by === null ? [] : [{ type: 'scored', seat, by } as Scored],
  takeback: by === null,
});

const reckoning = {
  counts: 'Points',
  begins: [0, 1],
  opensRound: () => false,
  gains: (event: Vocabulary['Event']) => {
    const { seat, by } = event as Scored;
    return [{ seat, by }];
  },
  finale: [{ seat: 1, by: 5 }],
};

test('everybody has at each step what they gained up to it, and at the end what is counted then', async () => {
  const log = [
    { step: 0, seat: 'table' as const, events: [], takeback: false },
    news(2, 0, 3),
    news(5, 1, 2),
    news(6, 0, 1),
  ];
  const points = pointsIn({ steps: [0, 2, 5, 6], log }, reckoning);
  const at = (step: number) => points.evaluate({ viewpoint: 'open', step });
  expect(await Promise.all([0, 2, 5, 6].map(at))).toEqual([
    [0, 1],
    [3, 1],
    [3, 3],
    [4, 8],
  ]);
});

test('what was taken back was never gained', async () => {
  const log = [news(1, 0, 3), news(2, 0, null), news(3, 1, 2)];
  const points = pointsIn({ steps: [1, 2, 3, 4], log }, reckoning);
  expect(await points.evaluate({ viewpoint: 0, step: 3 })).toEqual([0, 3]);
});

test('a line for each seat, from the bottom to the top; none where nothing was gained', () => {
  const stood = [
    { index: 0, values: [0, 0] },
    { index: 5, values: [2, 4] },
  ];
  expect(linesOf(stood)).toEqual(['M0 1H5V0.5', 'M0 1H5V0']);
  expect(linesOf([{ index: 0, values: [0, 0] }])).toEqual([]);
  expect(linesOf(stood.map(({ index }) => ({ index, values: [0, 0] })))).toEqual([]);
});
