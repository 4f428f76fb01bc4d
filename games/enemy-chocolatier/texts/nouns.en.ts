import { english } from '../../../core/words.ts';
import type { Ability, HouseId, Ingredient, NeighbourhoodId, RecipeId, Tile } from '../data/words.ts';

/** Names of our own invention; in a town with other neighbourhoods the id must do. */
export const NEIGHBOURHOOD: { readonly [id: NeighbourhoodId]: string } = {
  A1: 'Ganache Court',
  A2: 'Fondant Row',
  A3: 'Filbert Flats',
  A4: 'Gluepot Yards',
  A5: 'Sweetheart Hill',
  B1: 'Cocoa Terrace',
  B2: 'Valentine Square',
  B3: 'Pecan Parade',
  B4: 'Mucilage Mews',
  B5: 'Treacle Bottom',
  C1: 'Truffle Hill',
  C2: 'Cupid Close',
  C3: 'Caramel Heights',
  C4: 'Paste Lane',
  C5: 'Walnut Common',
  C6: 'Toffee Steps',
  D1: 'Meringue Mount',
  D2: 'Rubber Cement Row',
  D3: 'Fudge Wharf',
  D4: 'Almond Gate',
  D5: 'Lovers’ Walk',
  E1: 'Heartbreak Estate',
  E2: 'Cacao Estate',
  E3: 'Acorn Corner',
  E4: 'Epoxy Point',
  F1: 'Praline Delta',
  F2: 'Sealing Wax Nook',
  F3: 'Syllabub Side',
  F4: 'Chestnut Bank',
  F5: 'Darling Street',
};

export const TILE: { readonly [T in Tile]: string } = {
  A: 'Carousel',
  B: 'Avenues',
  C: 'Crossroads',
  D: 'Star',
  E: 'Estates',
  F: 'Delta',
};

export const RECIPE: { readonly [id: RecipeId]: string } = {
  R1: 'Heartthrob Bonbon',
  R2: 'Squirrel’s Ransom',
  R3: 'Midnight Confession',
  R4: 'Brittle Truth',
  R5: 'Fudge Cathedral',
  R6: 'Nutcase in Love',
};

export const INGREDIENT: { readonly [I in Ingredient]: string } = {
  chocolate: 'chocolate',
  sugar: 'sugar',
  nuts: 'nuts',
  love: 'love',
  glue: 'glue',
};

export const ABILITY: { readonly [A in Ability]: { readonly label: string; readonly effect: string } } = {
  'buy-three': { label: 'Buy 3', effect: '3 houses a turn instead of 2.' },
  'buy-closed': { label: 'Buy Closed', effect: 'You can also buy in closed neighbourhoods.' },
  'buy-anywhere': { label: 'Buy Anywhere', effect: 'You can also buy in unavailable neighbourhoods.' },
  'all-money': { label: 'All $ +1', effect: 'Each neighbourhood that pays you dollars pays $1 more.' },
  'all-stars': { label: 'All ★ +1', effect: 'Each neighbourhood that scores you points scores 1 more.' },
  'five-a-point': { label: '$5 = 1 Pt', effect: 'Before your income: 1 point for every $5 you hold.' },
  'ten-dollar-houses': { label: '$10 Houses', effect: 'The others pay $10 for your houses; you get $6.' },
};

/** Places round the factory, the northern one first. */
export const PLACE = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const { count } = english;
export const points = (n: number) => count(n, 'point', 'points');
export const houses = (n: number) => count(n, 'house', 'houses');
export const permits = (n: number) => count(n, 'permit', 'permits');
export const dollars = (n: number) => `$${n}`;

/** “Ganache Court” */
export const placeName = (id: NeighbourhoodId) => NEIGHBOURHOOD[id] ?? id;
/** “Ganache Court (A1)” */
export const neighbourhood = (id: NeighbourhoodId) => {
  const name = NEIGHBOURHOOD[id];
  return name === undefined ? id : `${name} (${id})`;
};
/** “house A1-3 in Ganache Court” */
export const house = (id: HouseId) => {
  const name = NEIGHBOURHOOD[id.slice(0, id.indexOf('-'))];
  return name === undefined ? `house ${id}` : `house ${id} in ${name}`;
};
export const tile = (id: Tile) => `${TILE[id]} (${id})`;
export const recipe = (id: RecipeId) => RECIPE[id] ?? id;

export const listed = english.list;
