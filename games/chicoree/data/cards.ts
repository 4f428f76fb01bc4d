import type { Source } from '../../../core/edition.ts';
import { nth } from '../../../core/sure.ts';

/** The faces of the cards, in the order of their numbers. */
export const CARDS = [
  'egypt',
  'greece',
  'monks',
  'seed',
  'sowing',
  'factory',
  'harvest',
  'roasting',
  'shop',
  'export',
  'joker',
  'disease',
  'storm',
  'cold',
  'fire',
  'overproduction',
  'coffee',
  'fashion',
  'blockade',
  'health',
  'flowers-1',
  'flowers-2',
  'flowers-3',
  'flowers-4',
] as const;
export type CardName = (typeof CARDS)[number];

/** A card is the number of its face: two cards with the same face cannot be told apart. */
export type Card = number;

export const FACES = CARDS.length;
export const cardCalled = (name: CardName): Card => CARDS.indexOf(name);
export const cardName = (card: Card): CardName => nth(CARDS, card);

/** CH-29: the three Starts, from rich to poor. */
export const STARTS = ['egypt', 'greece', 'monks'] as const;
export type StartName = (typeof STARTS)[number];
/** CH-01: the links of the chain, step 1 first. */
export const LINKS = ['seed', 'sowing', 'factory', 'harvest', 'roasting', 'shop', 'export'] as const;

/** Steps of the chain, as the cards are numbered. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export const FACTORY_STEP = 3;
export const HARVEST_STEP = 4;
export const SHOP_STEP = 6;
export const EXPORT_STEP = 7;

/** The rulebook names no card 2 and no card 5: sowing and roasting are what the trade does there. */
export const NAMED_BY: readonly Source[] = [
  'rulebook',
  'guess',
  'rulebook',
  'rulebook',
  'guess',
  'rulebook',
  'rulebook',
];

const FIRST_LINK = cardCalled('seed');
export const linkOf = (step: number): Card => FIRST_LINK + step - 1;
/** Of a link: its step. */
export const stepOf = (card: Card): number => card - FIRST_LINK + 1;

export const SHOP: Card = cardCalled('shop');
export const EXPORT: Card = cardCalled('export');
export const JOKER: Card = cardCalled('joker');

export type Kind = 'start' | 'link' | 'joker' | 'destroyer' | 'blocker' | 'booster' | 'challenge';

const KIND_OF: readonly Kind[] = CARDS.map((name, card) => {
  if (card < STARTS.length) return 'start';
  if (card < JOKER) return 'link';
  if (card === JOKER) return 'joker';
  if (card <= cardCalled('fire')) return 'destroyer';
  if (card <= cardCalled('coffee')) return 'blocker';
  return name.startsWith('flowers') ? 'challenge' : 'booster';
});
export const kindOf = (card: Card): Kind => nth(KIND_OF, card);
export const isLink = (card: Card): boolean => KIND_OF[card] === 'link';

const ofKind = (kind: Kind): readonly Card[] =>
  CARDS.map((_, card) => card).filter(card => KIND_OF[card] === kind);
export const START_CARDS = ofKind('start');
export const DESTROYERS = ofKind('destroyer');
export const BLOCKERS = ofKind('blocker');
export const BOOSTERS = ofKind('booster');

/** CH-36, CH-37: the step of the link that a destroyer destroys. */
export const targetStep = (card: Card): number => (card === cardCalled('fire') ? FACTORY_STEP : HARVEST_STEP);

/** Flowers on the card; only challenge cards have any. */
export const flowersOf = (card: Card): number =>
  KIND_OF[card] === 'challenge' ? card - cardCalled('flowers-1') + 1 : 0;

/** CH-57: the cards marked with a hand are sold by closed fists. */
export const isSoldByFists = (card: Card): boolean =>
  KIND_OF[card] === 'start' || card === SHOP || card === EXPORT;

/** CH-A11: in an open auction. */
export const LEAST_BID = 1;
