import type { Choice } from '../../../core/play.ts';
import type { Card } from '../data/cards.ts';
import type { Chicoree, Move } from '../vocabulary.ts';

/** What the player has pointed at. */
export type Focus =
  | { readonly on: 'hand'; readonly card: Card }
  /** The card in the middle, or the one that was there last. */
  | { readonly on: 'lot'; readonly card: Card }
  | { readonly on: 'pile' }
  | { readonly on: 'discard' }
  /** The sign that says whether shops may open. */
  | { readonly on: 'shops' }
  /** Where the turn stands. */
  | { readonly on: 'turn' }
  /** A move that would shut what is still open: asked before it is done. */
  | { readonly on: 'forfeit'; readonly move: Move };

/** What can be done with a card of the hand, possible or not; cards for a challenge are chosen by a tap. */
export function offersFor(card: Card, choices: readonly Choice<Chicoree>[]): readonly Choice<Chicoree>[] {
  const about = choices.filter(
    ({ move }) => 'card' in move && move.card === card && move.type !== 'stake' && move.type !== 'unstake',
  );
  const legal = about.filter(({ refusal }) => refusal === null);
  return legal.length > 0 ? legal : about.slice(0, 1);
}
