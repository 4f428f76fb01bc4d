import { amount } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { type Card, JOKER, linkOf, SHOP_STEP, START_CARDS, STEPS } from '../data/cards.ts';
import type { Player } from '../vocabulary.ts';
import { hasStep } from '../chain.ts';

/** A card more than a seat has, and tokens fewer: what if it had bought this? */
export interface Purchase {
  readonly card: Card | null;
  readonly tokens: number;
}

export const NOTHING: Purchase = { card: null, tokens: 0 };

/** How far a seat is from a whole chain. */
export interface Standing {
  /** Cards still to be got: steps that are neither laid nor in hand, less the jokers. */
  readonly short: number;
  /** Turns it takes to lay what is missing: one link a turn, shops besides (CH-14, CH-A03). */
  readonly lays: number;
  /** Jokers that stand for nothing: all steps are there without them. */
  readonly idleJokers: number;
  readonly needsShop: boolean;
}

/** Copies of a card in hand, with the one that may be bought. */
export const held = ({ hand }: Read<Player>, card: Card, { card: bought }: Purchase): number =>
  amount(hand, card) + (card === bought ? 1 : 0);

export function standingOf(player: Read<Player>, purchase: Purchase = NOTHING): Standing {
  let missing = 0;
  let lacking = 0;
  for (const step of STEPS) {
    if (hasStep(player, step)) continue;
    missing++;
    if (held(player, linkOf(step), purchase) === 0) lacking++;
  }
  const needsShop = !hasStep(player, SHOP_STEP);
  const jokers = held(player, JOKER, purchase);
  return {
    short: Math.max(0, lacking - jokers),
    lays: needsShop ? missing - 1 : missing,
    idleJokers: Math.max(0, jokers - lacking),
    needsShop,
  };
}

/** The best Start that lies there or is in hand: the first of the rich. */
export function bestStart(player: Read<Player>, purchase: Purchase = NOTHING): Card | null {
  if (player.start !== null) return player.start;
  for (const card of START_CARDS) if (held(player, card, purchase) > 0) return card;
  return null;
}
