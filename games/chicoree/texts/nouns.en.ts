import { english } from '../../../core/words.ts';
import { type Card, type CardName, cardName, linkOf } from '../data/cards.ts';

/** A card's name, and the name with its article inside a sentence. */
const NAMES: { readonly [C in CardName]: readonly [name: string, withArticle: string] } = {
  egypt: ['Start: Egypt', 'a Start (Egypt)'],
  greece: ['Start: Greece', 'a Start (Greece)'],
  monks: ['Start: Dutch monks', 'a Start (Dutch monks)'],
  seed: ['1 Seed', 'a 1 (seed)'],
  sowing: ['2 Sowing', 'a 2 (sowing)'],
  factory: ['3 Factory', 'a 3 (factory)'],
  harvest: ['4 Harvest', 'a 4 (harvest)'],
  roasting: ['5 Roasting', 'a 5 (roasting)'],
  shop: ['6 Shop', 'a 6 (shop)'],
  export: ['7 Export', 'a 7 (export)'],
  joker: ['Chicory (joker)', 'a chicory joker'],
  disease: ['Disease', 'a disease'],
  storm: ['Storm', 'a storm'],
  cold: ['Rain and cold', 'rain and cold'],
  fire: ['Fire', 'a fire'],
  overproduction: ['Overproduction', 'overproduction'],
  coffee: ['Coffee, tea, cocoa', 'coffee, tea and cocoa'],
  fashion: ['In fashion', 'an “In fashion” card'],
  blockade: ['Blockade', 'a “Blockade” card'],
  health: ['Good health', 'a “Good health” card'],
  'flowers-1': ['Challenge, 1 flower', 'a challenge card (1 flower)'],
  'flowers-2': ['Challenge, 2 flowers', 'a challenge card (2 flowers)'],
  'flowers-3': ['Challenge, 3 flowers', 'a challenge card (3 flowers)'],
  'flowers-4': ['Challenge, 4 flowers', 'a challenge card (4 flowers)'],
};

const { count } = english;
export const tokens = (n: number) => count(n, 'token', 'tokens');
export const cards = (n: number) => count(n, 'card', 'cards');
export const flowers = (n: number) => count(n, 'flower', 'flowers');
export const turns = (n: number) => count(n, 'turn', 'turns');

/** Without an article: “4 Harvest”. */
export const nameOf = (card: Card) => NAMES[cardName(card)][0];
/** With its article: “a 4 (harvest)”. */
export const aCard = (card: Card) => NAMES[cardName(card)][1];
export const stepName = (step: number) => nameOf(linkOf(step));
export const cardList = (list: readonly Card[]) =>
  list.length === 0 ? 'no card' : list.map(nameOf).join(', ');

/** “Ada, Ben and Cleo”. */
export const listed = english.list;
