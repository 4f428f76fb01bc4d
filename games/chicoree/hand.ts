import type { Read } from '../../core/game.ts';
import type { Card } from './data/cards.ts';
import type { Player } from './vocabulary.ts';

export function handSize({ hand }: Read<Player>): number {
  let size = 0;
  for (let card = 0; card < hand.length; card++) size += hand[card]!;
  return size;
}

/** A card that came in the open is known to all; a card drawn from the pile is not. */
export function gain(player: Player, card: Card, openly: boolean): void {
  player.hand[card]!++;
  if (openly) player.known[card]!++;
}

/** A card that leaves the hand does so in the open: one card less of that face is known to be there. */
export function lose(player: Player, card: Card): void {
  player.hand[card]!--;
  if (player.known[card]! > 0) player.known[card]!--;
}
