import type { EndingWords } from './ending.en.ts';
import { houses, listed, placeName, recipe } from './nouns.fr.ts';

const lit = (n: number) => `${houses(n)} ${n < 2 ? 'éclairée' : 'éclairées'}`;

export const endingFr: EndingWords = {
  counts: 'Points',
  goal: all => `/${all}`,
  recipeDone: 'recette complète',
  recipe: id => `Toute la recette ${recipe(id)}, avant que personne ne s’en aperçoive.`,
  lit: (owned, closed) =>
    closed.length === 0
      ? `${lit(owned)} dans la ville.`
      : `${lit(owned)} ; ${closed.length < 2 ? 'quartier fermé' : 'quartiers fermés'} : ${listed(closed.map(placeName))}.`,
};
