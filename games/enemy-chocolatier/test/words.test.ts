import { describe, expect, test } from 'vitest';
import { wordsTests } from '../../../testkit/words-tests.ts';
import { ABILITIES, INGREDIENTS, TILES } from '../data/words.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import * as english from '../texts/nouns.en.ts';
import * as french from '../texts/nouns.fr.ts';
import { town } from './position.ts';
import { game, randomGame } from './table.ts';

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, nouns) => {
  test('every neighbourhood, tile, recipe, ingredient and ability has a name of its own', () => {
    const named = (ids: readonly string[], names: { readonly [id: string]: unknown }) => {
      expect(ids.filter(id => names[id] === undefined)).toEqual([]);
      expect(new Set(ids.map(id => JSON.stringify(names[id]))).size).toBe(ids.length);
    };
    named(
      town.neighbourhoods.map(({ id }) => id),
      nouns.NEIGHBOURHOOD,
    );
    named(
      town.recipes.map(({ id }) => id),
      nouns.RECIPE,
    );
    named(TILES, nouns.TILE);
    named(INGREDIENTS, nouns.INGREDIENT);
    named(ABILITIES, nouns.ABILITY);
  });

  test('in another town the id must do', () => {
    expect(nouns.neighbourhood('A9')).toBe('A9');
    expect(nouns.house('A9-1')).toMatch(/A9-1$/);
  });
});

wordsTests({
  game,
  en,
  fr,
  steps: () => randomGame(3, 'words', { tiles: 'by-hand' }),
  rules: new URL('../RULES.fr.md', import.meta.url),
  breakable: / [:;!?»]|« |\d [$★]/,
});
