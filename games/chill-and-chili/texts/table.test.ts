import { expect, test } from 'vitest';
import { tableEn } from './table.en.ts';
import { tableFr } from './table.fr.ts';

test('who holds one pumpkin plants one', () => {
  expect([1, 2].map(n => tableEn.plantKind('pumpkin', n))).toEqual(['Plant a pumpkin', 'Plant pumpkins']);
  expect([1, 2].map(n => tableFr.plantKind('pumpkin', n))).toEqual([
    'Planter une citrouille',
    'Planter des citrouilles',
  ]);
});
