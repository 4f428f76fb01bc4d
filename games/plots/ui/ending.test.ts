import { expect, test } from 'vitest';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[PLT-10] $name: what $viewer witnessed leads to everybody’s points',
  ({ reached, outcome }) => {
    expect(reached).toEqual(outcome.scores.map(({ row, coins }) => row + coins));
  },
);
