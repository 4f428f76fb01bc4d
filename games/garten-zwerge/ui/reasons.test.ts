import { expect, test } from 'vitest';
import { reasonOf } from '../../../web/kit/story/reason.ts';
import { position } from '../test/position.ts';
import { game } from '../test/table.ts';
import { roughly } from './about.ts';
import { reasons } from './reasons.ts';

test('a hint expects of a contest what the table does', () => {
  const view = game.view(position({ free: 'orange' }), 0);
  const foreseen = [{ after: view, events: [] }];
  const outlooks = view.contests.flatMap(({ outlook }, contest) =>
    outlook.map(({ petals }, hat) => ({ petals, move: { type: 'contest', contest, hat } as const })),
  );
  expect(outlooks.some(({ petals }) => Math.round(petals) % 10 > 0)).toBe(true);
  for (const { petals, move } of outlooks)
    expect(reasonOf(reasons, { move, seat: 0, view, foreseen, names: String }, 'en')).toContain(
      ` ${roughly(petals)} petal`,
    );
});
