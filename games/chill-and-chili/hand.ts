import type { Read } from '../../core/game.ts';
import type { Card } from './data/cards.ts';
import type { Player } from './vocabulary.ts';

/** How many cards of a kind are in hand. */
export function held({ hand }: Read<Player>, kind: number): number {
  return hand[3 * kind]! + hand[3 * kind + 1]! + hand[3 * kind + 2]!;
}

/** CC-34: in hand or on the table. */
export function owns(player: Read<Player>, accessory: Card): boolean {
  return player.hand[accessory]! > 0 || player.laidOut.includes(accessory);
}
