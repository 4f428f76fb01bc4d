import type { Read } from '../../core/game.ts';
import { lastOf } from '../../core/sure.ts';
import { type Card, EXPORT_STEP, SHOP_STEP, STEPS } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import type { Player } from './vocabulary.ts';

/** The cards on a step of a chain; steps are counted from 1. */
export function cardsOn(chain: Read<Player['chain']>, step: number): readonly Card[] {
  const cards = chain[step - 1];
  if (!cards) throw new Error(`Impossible: a chain has no step ${step}`);
  return cards;
}

export const hasStep = ({ chain }: Read<Pick<Player, 'chain'>>, step: number): boolean =>
  cardsOn(chain, step).length > 0;

/** A card more on a step. */
export function extend({ chain }: Player, step: number, card: Card): void {
  chain[step - 1] = [...cardsOn(chain, step), card];
}

/** The latest card of a step leaves it. */
export function shorten({ chain }: Player, step: number): Card {
  const cards = cardsOn(chain, step);
  chain[step - 1] = cards.slice(0, -1);
  return lastOf(cards);
}

export function shopsOf({ chain }: Read<Player>): number {
  return cardsOn(chain, SHOP_STEP).length;
}

export function missingSteps(player: Read<Player>): number[] {
  return STEPS.filter(step => !hasStep(player, step));
}

/** CH-34: several shops are one step. */
export function stepsLaid(player: Read<Player>): number {
  let laid = 0;
  for (const step of STEPS) if (hasStep(player, step)) laid++;
  return laid;
}

/** CH-A02: the next link of 1 to 5 is the lowest that is missing; null when all five lie there. */
export function nextLink(player: Read<Player>): number | null {
  for (let step = 1; step < SHOP_STEP; step++) if (!hasStep(player, step)) return step;
  return null;
}

/** CH-32, CH-33: what each opponent owes on this player's turn. */
export function chargeOf({ shopIncome, exportIncome }: Tables, player: Read<Player>): number {
  return shopsOf(player) * shopIncome + (hasStep(player, EXPORT_STEP) ? exportIncome : 0);
}

/** CH-A07: blocked while any card is running. */
export function isBlocked({ blocks }: Read<Player>): boolean {
  return blocks.length > 0;
}
