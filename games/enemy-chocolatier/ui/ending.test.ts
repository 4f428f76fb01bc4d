import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { ending } from './ending.tsx';
import { endingEn } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[EC-70] $name: what $viewer witnessed leads to everybody’s points',
  ({ reached, view, outcome }) => {
    expect(reached).toEqual(outcome.scores.map((_, seat) => nth(view.players, seat).points));
  },
);

test('the poster counts houses and closed neighbourhoods', () => {
  const said = [endingEn, endingFr].flatMap(({ lit }) => [lit(1, []), lit(4, ['A1']), lit(9, ['A1', 'C2'])]);
  expect(said.map(line => line.replaceAll('\u00A0', ' '))).toEqual([
    '1 house alight in the town.',
    '4 houses alight, with Ganache Court closed.',
    '9 houses alight, with Ganache Court and Cupid Close closed.',
    '1 maison éclairée dans la ville.',
    '4 maisons éclairées ; quartier fermé : Cour Ganache.',
    '9 maisons éclairées ; quartiers fermés : Cour Ganache et Clos Cupidon.',
  ]);
});
