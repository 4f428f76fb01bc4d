import { english, type Phrases } from '../../../core/words.ts';
import type { AccessoryName, Card } from '../data/cards.ts';
import { aCard } from './nouns.en.ts';

const points = (n: number) => english.count(n, 'point', 'points');

/** What an accessory does, from when it is laid out. */
const HELPS: { readonly [A in AccessoryName]: string } = {
  fertiliser: 'a free card whenever you plant',
  scarecrow: 'every turn you can draw a card, then discard one',
  wheelbarrow: '2 tokens from the well whenever you plant',
  'watering-can': '2 more tokens from the well whenever you take from the pond',
};

export const reasonsEn = {
  doubles: (n: number) => `Every sun of a bed covered: ${points(n)} more.`,
  bed: (n: number, suns: number) =>
    suns === 0
      ? `A finished bed: ${points(n)} now.`
      : `A new bed: ${points(n)} now, as many again with ${english.count(suns, 'drop', 'drops')}.`,
  drops: (n: number, left: number) =>
    left === 0
      ? `${english.count(n, 'drop', 'drops')}: enough for all your suns.`
      : `${english.count(n, 'drop', 'drops')}; ${english.count(left, 'sun', 'suns')} still free.`,
  affords: (card: Card) => `Then you can pay for ${aCard(card)}, which completes a bed.`,
  coinsScore: (n: number) => `3 coins make a point: ${points(n)} more.`,
  free: 'A card for nothing: your coins stay.',
  noneFits: 'Nothing in this row goes with your hand.',
  completes: 'It completes a bed: you can plant it next.',
  another: (n: number) => `One more of a kind you hold: ${n} in hand.`,
  first: (missing: number) =>
    `A first card: ${missing} more of its kind ${missing === 1 ? 'makes' : 'make'} a bed.`,
  bought: (name: AccessoryName) => `Once laid out: ${HELPS[name]}.`,
  laidOut: (name: AccessoryName) => `From now on: ${HELPS[name]}.`,
};

export type ReasonWords = Phrases<typeof reasonsEn>;
