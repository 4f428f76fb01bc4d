import { expect, test } from 'vitest';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[CH-01] $name: what $viewer witnessed leads to the steps of everybody’s chain',
  ({ reached, outcome }) => {
    expect(reached).toEqual(outcome.scores.map(({ steps }) => steps));
  },
);
