import { byKey } from '../../../core/keys.ts';
import { type Sourced, sourced } from '../../../core/edition.ts';
import { fields, integer, reader, text } from '../../../core/schema.ts';
import { CARDS, type CardName, LINKS, STARTS, type StartName } from './cards.ts';

/** What lies in the box. The rulebook says what the cards do but not how many there are, so every number says how we know it. */
export interface Edition {
  readonly name: string;
  /** CH-02: copies of each card. */
  readonly copies: { readonly [C in CardName]: Sourced<number> };
  /** CH-29: tokens a Start brings on each of its owner's turns. */
  readonly incomes: { readonly [S in StartName]: Sourced<number> };
  /** CH-32: what a shop takes from each opponent. */
  readonly shopIncome: Sourced<number>;
  /** CH-33 */
  readonly exportIncome: Sourced<number>;
  /** CH-03 */
  readonly firstTokens: Sourced<number>;
  /** CH-38: for how many of their own turns a player is blocked. */
  readonly blockTurns: Sourced<number>;
  /** CH-40: cards an ochre card lets its player draw. */
  readonly boost: Sourced<number>;
}

const guess = (value: number): Sourced<number> => ({ value, source: 'guess' });
const printed = (value: number): Sourced<number> => ({ value, source: 'rulebook' });

/** The counts are a reconstruction that plays well: 110 cards, two printed sheets of 55. */
export const EDITION: Edition = {
  name: 'Potager reconstruction',
  copies: {
    egypt: guess(4),
    greece: guess(5),
    monks: guess(5),
    seed: guess(8),
    sowing: guess(8),
    factory: guess(8),
    harvest: guess(8),
    roasting: guess(8),
    shop: guess(5),
    export: guess(4),
    joker: guess(6),
    disease: guess(2),
    storm: guess(2),
    cold: guess(2),
    fire: guess(2),
    overproduction: guess(3),
    coffee: guess(3),
    fashion: guess(2),
    blockade: guess(2),
    health: guess(2),
    'flowers-1': guess(4),
    'flowers-2': guess(7),
    'flowers-3': guess(6),
    'flowers-4': guess(4),
  },
  incomes: { egypt: printed(4), greece: printed(2), monks: printed(1) },
  shopIncome: printed(1),
  exportIncome: printed(2),
  firstTokens: printed(12),
  blockTurns: printed(2),
  boost: printed(2),
};

/** A box without a Start, or without one of the seven links, could not be played to its end (CH-01). */
const NEEDED: readonly CardName[] = [...STARTS, ...LINKS];

const schema = fields<Edition>({
  name: text(60),
  copies: fields<Edition['copies']>(
    byKey(CARDS, card => sourced(integer(NEEDED.includes(card) ? 1 : 0, 30))),
  ),
  incomes: fields<Edition['incomes']>(byKey(STARTS, () => sourced(integer(0, 20)))),
  shopIncome: sourced(integer(0, 20)),
  exportIncome: sourced(integer(0, 20)),
  firstTokens: sourced(integer(0, 99)),
  blockTurns: sourced(integer(1, 9)),
  boost: sourced(integer(1, 9)),
});

/** Another edition from JSON. */
export const readEdition = reader(schema);
