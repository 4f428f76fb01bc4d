import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { reasonOf } from '../../../web/kit/story/reason.ts';
import { position } from '../test/position.ts';
import { game } from '../test/table.ts';
import { roughly } from './about.ts';
import { reasons } from './reasons.ts';

test('a hint expects of a contest what the table does', () => {
  const view = game.view(position({ free: 'orange' }), 0);
  const said = view.contests.flatMap(({ outlook }, contest) =>
    outlook.map(({ petals }, hat) => ({
      petals,
      said: reasonOf(
        reasons,
        { move: { type: 'contest', contest, hat }, seat: 0, view, foreseen: [], names: String },
        'en',
      ),
    })),
  );
  expect(said.some(({ petals }) => Math.round(petals) % 10 > 0)).toBe(true);
  for (const { petals, said: reason } of said) expect(reason).toContain(`${roughly(petals)} petal`);
  expect(nth(said, 0).said).toMatch(/^About/);
});
