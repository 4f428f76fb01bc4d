import { amount, hasAny } from '../../core/counts.ts';
import type { Read } from '../../core/game.ts';
import type { Card } from './data/cards.ts';
import type { Player } from './vocabulary.ts';

/** How many cards of a kind are in hand. */
export function held({ hand }: Read<Player>, kind: number): number {
  return amount(hand, 3 * kind) + amount(hand, 3 * kind + 1) + amount(hand, 3 * kind + 2);
}

/** CC-34: in hand or on the table. */
export function owns(player: Read<Player>, accessory: Card): boolean {
  return hasAny(player.hand, accessory) || player.laidOut.includes(accessory);
}
