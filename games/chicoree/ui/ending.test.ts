import { expect, test } from 'vitest';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { endingFr } from '../texts/ending.fr.ts';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[CH-01] $name: what $viewer witnessed leads to the steps of everybody’s chain',
  ({ reached, outcome }) => {
    expect(reached).toEqual(outcome.scores.map(({ steps }) => steps));
  },
);

test('one link is no plural in French', () => {
  expect(endingFr.part(1, 7, 1)).toBe('1 maillon sur 7 dans la boîte, et 1 pion en bourse.');
  expect(endingFr.part(2, 7, 4)).toBe('2 maillons sur 7 dans la boîte, et 4 pions en bourse.');
});
