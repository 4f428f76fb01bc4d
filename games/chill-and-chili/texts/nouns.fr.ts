import { nth } from '../../../core/sure.ts';
import { french } from '../../../core/words.ts';
import type { AccessoryName, Card, KindName } from '../data/cards.ts';
import { accessoryName, isAccessory, kindName, sunsOf } from '../data/cards.ts';
import type { Face } from '../vocabulary.ts';

export const KIND: { readonly [K in KindName]: readonly [one: string, many: string, article: 'un' | 'une'] } =
  {
    corn: ['maïs', 'maïs', 'un'],
    carrot: ['carotte', 'carottes', 'une'],
    tomato: ['tomate', 'tomates', 'une'],
    cauliflower: ['chou-fleur', 'choux-fleurs', 'un'],
    pumpkin: ['citrouille', 'citrouilles', 'une'],
    chili: ['piment', 'piments', 'un'],
  };

export const ACCESSORY: { readonly [A in AccessoryName]: readonly [name: string, withArticle: string] } = {
  fertiliser: ['engrais', 'l’engrais'],
  scarecrow: ['épouvantail', 'l’épouvantail'],
  wheelbarrow: ['brouette', 'la brouette'],
  'watering-can': ['arrosoir', 'l’arrosoir'],
};

export const ROW = ['du haut', 'du bas'] as const;

/** French counts 0 and 1 in the singular. */
const { count } = french;
export const coins = (n: number) => count(n, 'pièce', 'pièces');
export const drops = (n: number) => count(n, 'goutte', 'gouttes');
export const suns = (n: number) => count(n, 'soleil', 'soleils');
export const points = (n: number) => count(n, 'point', 'points');
export const cards = (n: number) => count(n, 'carte', 'cartes');
export const turns = (n: number) => count(n, 'tour', 'tours');
/** Of either face. */
export const pieces = (n: number) => count(n, 'jeton', 'jetons');
export const tokens = (n: number, as: Face) => (as === 'coins' ? coins(n) : drops(n));

export const kind = (card: Card) => KIND[kindName(card)][0];
/** "2 carottes" */
export const kinds = (list: readonly Card[]) => {
  const [one, many] = KIND[kindName(nth(list, 0))];
  return count(list.length, one, many);
};
export const sunsOn = (list: readonly Card[]) => suns(list.reduce((sum, card) => sum + sunsOf(card), 0));

/** Without an article: "carotte (2 soleils)", "arrosoir". */
export const cardName = (card: Card) =>
  isAccessory(card) ? ACCESSORY[accessoryName(card)][0] : `${kind(card)} (${suns(sunsOf(card))})`;
/** With its article: "une carotte (2 soleils)", "l’arrosoir". */
export const aCard = (card: Card) =>
  isAccessory(card) ? ACCESSORY[accessoryName(card)][1] : `${KIND[kindName(card)][2]} ${cardName(card)}`;
