import type { Read } from '../../core/game.ts';
import type { Card } from './data/cards.ts';
import type { Player } from './vocabulary.ts';

/** CC-49: accessories in hand count, those on the table do not. */
export function handSize({ hand }: Read<Player>): number {
  let size = 0;
  for (let card = 0; card < hand.length; card++) size += hand[card]!;
  return size;
}

/** How many cards of a kind are in hand. */
export function held({ hand }: Read<Player>, kind: number): number {
  return hand[3 * kind]! + hand[3 * kind + 1]! + hand[3 * kind + 2]!;
}

/** CC-34: in hand or on the table. */
export function owns(player: Read<Player>, accessory: Card): boolean {
  return player.hand[accessory]! > 0 || player.laidOut.includes(accessory);
}

/** A card bought in the open is known to all; a card drawn from the pile is not. */
export function gain(player: Player, card: Card, openly: boolean): void {
  player.hand[card]!++;
  if (openly) player.known[card]!++;
}

/** A card that leaves the hand does so in the open: one card less of that face is known to be there. */
export function lose(player: Player, card: Card): void {
  player.hand[card]!--;
  if (player.known[card]! > 0) player.known[card]!--;
}
