import { nth } from '../../../core/sure.ts';
/** CC-03: the six vegetables, in the order of their numbers. */
export const KINDS = ['corn', 'carrot', 'tomato', 'cauliflower', 'pumpkin', 'chili'] as const;
export type KindName = (typeof KINDS)[number];

/** CC-04: the four accessories, in the order of their numbers. */
export const ACCESSORIES = ['fertiliser', 'scarecrow', 'wheelbarrow', 'watering-can'] as const;
export type AccessoryName = (typeof ACCESSORIES)[number];

/**
 * A card is a number: two cards with the same face are the same number, so nothing but the face can be told.
 * Vegetables are 0 to 17 (kind × 3 + suns − 1), accessories 18 to 21.
 */
export type Card = number;

export const VEGETABLE_FACES = KINDS.length * 3;
export const FACES = VEGETABLE_FACES + ACCESSORIES.length;

export const FERTILISER: Card = VEGETABLE_FACES;
export const SCARECROW: Card = VEGETABLE_FACES + 1;
export const WHEELBARROW: Card = VEGETABLE_FACES + 2;
export const WATERING_CAN: Card = VEGETABLE_FACES + 3;
export const ACCESSORY_CARDS: readonly Card[] = [FERTILISER, SCARECROW, WHEELBARROW, WATERING_CAN];

export const PUMPKIN = KINDS.indexOf('pumpkin');

export const cardOf = (kind: KindName, suns: number): Card => KINDS.indexOf(kind) * 3 + suns - 1;
export const isAccessory = (card: Card): boolean => card >= VEGETABLE_FACES;
/** Of a vegetable: its kind's number. */
export const kindOf = (card: Card): number => (card / 3) | 0;
/** Of a vegetable: 1, 2 or 3. */
export const sunsOf = (card: Card): number => (card % 3) + 1;
export const kindName = (card: Card): KindName => nth(KINDS, kindOf(card));
export const accessoryName = (card: Card): AccessoryName => nth(ACCESSORIES, card - VEGETABLE_FACES);

/** CC-56, CC-57, CC-59: the smallest and the largest bed of each kind. */
export const BED_SIZES: readonly (readonly [min: number, max: number])[] = [
  [2, 2],
  [2, 2],
  [2, 2],
  [3, 3],
  [1, 5],
  [3, 3],
];

/** CC-03 */
export const COPIES: readonly number[] = [18, 17, 15, 14, 14, 12];

/** CC-46 */
export const HAND_LIMIT = 7;
/** CC-15 */
export const FIRST_HAND = 5;
/** CC-16: two rows, one card at each price. */
export const ROWS = [0, 1] as const;
export const PRICES = [1, 2, 3, 4] as const;
/** CC-92 */
export const REFRESH_PRICE = 1;
/** CC-20 */
export const FIRST_COINS = 4;
/** CC-19 */
export const STACK = 5;
/** CC-11: tokens in play by number of players; CC-21: the others stay in the box. */
export const TOKENS: { readonly [seats: number]: number } = { 2: 60, 3: 80, 4: 100, 5: 120 };
/** CC-74, CC-77: tokens an accessory brings from the well. */
export const BONUS = 2;
/** CC-103 */
export const COINS_PER_POINT = 3;
