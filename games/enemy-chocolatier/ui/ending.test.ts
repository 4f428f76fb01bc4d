import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[EC-70] $name: what $viewer witnessed leads to everybody’s points',
  ({ reached, view, outcome }) => {
    expect(reached).toEqual(outcome.scores.map((_, seat) => nth(view.players, seat).points));
  },
);
