import { french } from '../../../core/words.ts';
import type { Ability, HouseId, Ingredient, NeighbourhoodId, RecipeId, Tile } from '../data/words.ts';

/** Names of our own invention; in a town with other neighbourhoods the id must do. */
export const NEIGHBOURHOOD: { readonly [id: NeighbourhoodId]: string } = {
  A1: 'Cour Ganache',
  A2: 'Rangée des Fondants',
  A3: 'Plaine aux Noisettes',
  A4: 'Chantier du Pot de Colle',
  A5: 'Butte des Amoureux',
  B1: 'Terrasse du Cacao',
  B2: 'Place Saint-Valentin',
  B3: 'Promenade des Pacanes',
  B4: 'Ruelle de la Gomme',
  B5: 'Bas-Mélasse',
  C1: 'Colline aux Truffes',
  C2: 'Clos Cupidon',
  C3: 'Hauts du Caramel',
  C4: 'Venelle de la Pâte',
  C5: 'Pré aux Noix',
  C6: 'Escaliers du Toffee',
  D1: 'Mont Meringue',
  D2: 'Allée du Caoutchouc',
  D3: 'Quai du Fudge',
  D4: 'Porte des Amandes',
  D5: 'Sentier des Amants',
  E1: 'Domaine Cœur-Brisé',
  E2: 'Domaine du Cacaoyer',
  E3: 'Coin des Glands',
  E4: 'Pointe Époxy',
  F1: 'Delta du Praliné',
  F2: 'Recoin de la Cire',
  F3: 'Faubourg Sabayon',
  F4: 'Rive aux Châtaignes',
  F5: 'Rue des Chéris',
};

export const TILE: { readonly [T in Tile]: string } = {
  A: 'Manège',
  B: 'Avenues',
  C: 'Carrefour',
  D: 'Étoile',
  E: 'Domaines',
  F: 'Delta',
};

export const RECIPE: { readonly [id: RecipeId]: string } = {
  R1: 'Bonbon Bourreau des cœurs',
  R2: 'Rançon de l’écureuil',
  R3: 'Aveu de minuit',
  R4: 'Vérité croquante',
  R5: 'Cathédrale de fudge',
  R6: 'Amour à la noix',
};

export const INGREDIENT: { readonly [I in Ingredient]: string } = {
  chocolate: 'chocolat',
  sugar: 'sucre',
  nuts: 'noisettes',
  love: 'amour',
  glue: 'colle',
};

export const ABILITY: { readonly [A in Ability]: { readonly label: string; readonly effect: string } } = {
  'buy-three': { label: '3 achats', effect: '3 maisons par tour au lieu de 2.' },
  'buy-closed': { label: 'Achat fermé', effect: 'Vous achetez aussi dans les quartiers fermés.' },
  'buy-anywhere': {
    label: 'Achat partout',
    effect: 'Vous achetez aussi dans les quartiers indisponibles.',
  },
  'all-money': {
    label: '+1 $ partout',
    effect: 'Chaque quartier qui vous paie des dollars paie 1 $ de plus.',
  },
  'all-stars': {
    label: '+1 ★ partout',
    effect: 'Chaque quartier qui vous rapporte des points en rapporte 1 de plus.',
  },
  'five-a-point': { label: '5 $ = 1 pt', effect: 'Avant vos revenus : un point par tranche de 5 $ en main.' },
  'ten-dollar-houses': {
    label: 'Maisons à 10 $',
    effect: 'Les autres paient vos maisons 10 $ ; vous en recevez 6.',
  },
};

/** Places round the factory, the northern one first. */
export const PLACE = [
  'au nord',
  'au nord-est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'au nord-ouest',
] as const;

/** French counts 0 and 1 in the singular. */
const { count } = french;
export const points = (n: number) => count(n, 'point', 'points');
export const houses = (n: number) => count(n, 'maison', 'maisons');
export const permits = (n: number) => count(n, 'permis', 'permis');
export const dollars = (n: number) => `${n} $`;

/** “Cour Ganache” */
export const placeName = (id: NeighbourhoodId) => NEIGHBOURHOOD[id] ?? id;
/** “Cour Ganache (A1)” */
export const neighbourhood = (id: NeighbourhoodId) => {
  const name = NEIGHBOURHOOD[id];
  return name === undefined ? id : `${name} (${id})`;
};
/** “la maison A1-3 (Cour Ganache)”, or “(Cour Ganache, sucre)” with what it makes */
export const house = (id: HouseId, ...more: readonly string[]) => {
  const name = NEIGHBOURHOOD[id.slice(0, id.indexOf('-'))];
  const details = [...(name === undefined ? [] : [name]), ...more];
  return details.length === 0 ? `la maison ${id}` : `la maison ${id} (${details.join(', ')})`;
};
export const tile = (id: Tile) => `${TILE[id]} (${id})`;
export const recipe = (id: RecipeId) => `« ${RECIPE[id] ?? id} »`;

export const listed = french.list;
