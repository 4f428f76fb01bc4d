import { type Card, FERTILISER, SCARECROW, WHEELBARROW } from '../data/cards.ts';

/**
 * What the bot believes about an ordinary game; points unless said otherwise. Found in some five thousand games among
 * two, three and four seats that each held these beliefs distorted at random: a belief was moved the way that brought
 * points. Those marked ~ hardly matter. The bot makes too little of a scarecrow or a wheelbarrow to buy one.
 */
export const BELIEFS = {
  /** A turn put to ordinary use … */
  turn: 2.35,
  /** … and one of the last few turns, too late for a new bed: a card drawn is a point. */
  lateTurn: 1.5,
  lateTurns: 2.7,
  /** Tokens an ordinary withdrawal brings. */
  withdrawal: 3.2,
  /** Drops a seat finds per turn, as some tokens are needed as coins. */
  drops: 0.8,
  /** ~ For how many turns today's pond tells more than an ordinary one. */
  pondHorizon: 3.5,
  /** ~ Part of the pond that another seat's turn leaves. */
  pondKept: 0.85,
  /** Turns for a card that lies in the market; ~ further turns and coins for one that does not. */
  card: 1.35,
  search: 0.5,
  searchPrice: 2.4,
  /** A coin, for as many coins as turns left times the next number; the others only count at the end. */
  coin: 0.47,
  coinsPerTurn: 0.7,
  /** ~ By how many turns a project may be late and still have a chance. */
  slack: 1,
  /** Accessories on the table, per turn left. */
  fertiliser: 0.65,
  scarecrow: 0.2,
  wheelbarrow: 0.23,
  can: 0.46,
};

export type Beliefs = { readonly [B in keyof typeof BELIEFS]: number };

/** What an accessory on the table is worth per turn left. */
export function perTurn(beliefs: Beliefs, accessory: Card): number {
  switch (accessory) {
    case FERTILISER:
      return beliefs.fertiliser;
    case SCARECROW:
      return beliefs.scarecrow;
    case WHEELBARROW:
      return beliefs.wheelbarrow;
    default:
      return beliefs.can;
  }
}
