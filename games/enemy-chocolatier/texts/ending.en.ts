import type { Phrases } from '../../../core/words.ts';
import type { NeighbourhoodId, RecipeId } from '../data/words.ts';
import { houses, listed, placeName, recipe } from './nouns.en.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Points',
  goal: (all: number) => `/${all}`,
  recipeDone: 'recipe complete',
  recipe: (id: RecipeId) => `The whole recipe, ${recipe(id)}, before anybody noticed.`,
  lit: (owned: number, closed: readonly NeighbourhoodId[]) =>
    closed.length === 0
      ? `${houses(owned)} alight in the town.`
      : `${houses(owned)} alight, with ${listed(closed.map(placeName))} closed.`,
};

export type EndingWords = Phrases<typeof endingEn>;
