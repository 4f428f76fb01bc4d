import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[SR-79] $name: what $viewer witnessed leads to everybody’s score',
  ({ reached, view, outcome }) => {
    expect(reached).toEqual(outcome.scores.map((_, seat) => nth(view.players, seat).score));
  },
);
