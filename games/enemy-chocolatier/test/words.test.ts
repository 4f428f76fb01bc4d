import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { wordsTests } from '../../../testkit/words-tests.ts';
import { ABILITIES, INGREDIENTS, TILES } from '../data/words.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import * as english from '../texts/nouns.en.ts';
import * as french from '../texts/nouns.fr.ts';
import { position, town } from './position.ts';
import { buy, game, play, randomGame } from './table.ts';

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

describe('[EC-36] a player is asked to buy no more houses than there is money for', () => {
  const asked = (money: number, ...bought: string[]) => {
    const { state } = play(position({ money, permits: 9 }), ...bought.map(buy));
    const view = game.view(state, 0);
    const { moves } = nth(game.pending(state), 0);
    return [en, fr].map(({ ask }) => ask(view, moves));
  };

  test('the cheapest first', () => {
    expect(asked(4)).toEqual(['Buy up to 4 houses, or take a permit.', 'Jusqu’à 4 maisons, ou un permis.']);
    expect(asked(1)).toEqual(['Buy 1 house, or take a permit.', 'Une maison, ou un permis.']);
  });

  test('after the first house', () => {
    expect(asked(4, 'A3-1')).toEqual([
      'Buy up to 2 more, or end your turn.',
      'Encore 2 maisons, ou finissez.',
    ]);
    expect(asked(3, 'A3-1')[0]).toBe('Buy 1 more, or end your turn.');
  });

  test('with enough money the permits decide', () => {
    expect(asked(1000)[0]).toBe('Buy up to 11 houses, or take a permit.');
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
