import { nth } from '../../../core/sure.ts';
import { english } from '../../../core/words.ts';
import type { AccessoryName, Card, KindName } from '../data/cards.ts';
import { accessoryName, isAccessory, kindName, sunsOf } from '../data/cards.ts';
import type { Face } from '../vocabulary.ts';

export const KIND: { readonly [K in KindName]: readonly [one: string, many: string] } = {
  corn: ['corn', 'corn'],
  carrot: ['carrot', 'carrots'],
  tomato: ['tomato', 'tomatoes'],
  cauliflower: ['cauliflower', 'cauliflowers'],
  pumpkin: ['pumpkin', 'pumpkins'],
  chili: ['chili', 'chilis'],
};

export const ACCESSORY: { readonly [A in AccessoryName]: string } = {
  fertiliser: 'fertiliser',
  scarecrow: 'scarecrow',
  wheelbarrow: 'wheelbarrow',
  'watering-can': 'watering can',
};

export const ROW = ['upper', 'lower'] as const;

const { count } = english;
export const coins = (n: number) => count(n, 'coin', 'coins');
export const drops = (n: number) => count(n, 'drop', 'drops');
export const suns = (n: number) => count(n, 'sun', 'suns');
export const points = (n: number) => count(n, 'point', 'points');
export const cards = (n: number) => count(n, 'card', 'cards');
export const turns = (n: number) => count(n, 'turn', 'turns');
/** Of either face. */
export const pieces = (n: number) => count(n, 'token', 'tokens');
export const tokens = (n: number, as: Face) => (as === 'coins' ? coins(n) : drops(n));

export const kind = (card: Card) => KIND[kindName(card)][0];
export const kinds = (list: readonly Card[]) =>
  `${list.length} ${KIND[kindName(nth(list, 0))][list.length === 1 ? 0 : 1]}`;
export const sunsOn = (list: readonly Card[]) => suns(list.reduce((sum, card) => sum + sunsOf(card), 0));

/** Without an article: "carrot (2 suns)", "watering can". */
export const cardName = (card: Card) =>
  isAccessory(card) ? ACCESSORY[accessoryName(card)] : `${kind(card)} (${suns(sunsOf(card))})`;
/** Nobody speaks of "a corn". */
const article = (card: Card) => (isAccessory(card) ? 'the ' : kindName(card) === 'corn' ? '' : 'a ');
/** With its article: "a carrot (2 suns)", "corn (1 sun)", "the watering can". */
export const aCard = (card: Card) => `${article(card)}${cardName(card)}`;
