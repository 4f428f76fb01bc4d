import type { Choice } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { type Card, isAccessory, kindOf } from '../data/cards.ts';
import type { ChillAndChili, Move } from '../vocabulary.ts';

/** What the player has pointed at and not yet decided. */
export type Focus =
  | { readonly on: 'market'; readonly row: number; readonly price: number }
  | { readonly on: 'row'; readonly row: number }
  | { readonly on: 'pile' }
  | { readonly on: 'pond' }
  | { readonly on: 'scarecrow' }
  | { readonly on: 'stack'; readonly card: Card }
  | { readonly on: 'hand'; readonly card: Card };

/** Whether a move is about the thing pointed at. */
export function concerns(focus: Focus, move: Move): boolean {
  switch (focus.on) {
    case 'market':
      return move.type === 'buy-vegetable' && move.row === focus.row && move.price === focus.price;
    case 'row':
      return move.type === 'refresh' && move.row === focus.row;
    case 'pile':
      return move.type === 'draw';
    case 'pond':
      return move.type === 'withdraw';
    case 'scarecrow':
      return move.type === 'scare';
    case 'stack':
      return move.type === 'buy-accessory' && move.card === focus.card;
    case 'hand':
      if (move.type === 'discard' || move.type === 'lay-out') return move.card === focus.card;
      return (
        move.type === 'plant' && !isAccessory(focus.card) && kindOf(nth(move.cards, 0)) === kindOf(focus.card)
      );
  }
}

/** What can be done, or not, with the thing pointed at: the possible first, and of beds the largest, as nearly everybody wants it. */
export function offersFor(
  focus: Focus,
  choices: readonly Choice<ChillAndChili>[],
): readonly Choice<ChillAndChili>[] {
  const about = choices.filter(({ move }) => concerns(focus, move));
  return about.toSorted(
    (a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || cardsIn(b.move) - cardsIn(a.move),
  );
}

const cardsIn = (move: Move): number => (move.type === 'plant' ? move.cards.length : 0);

export function isLegal(choices: readonly Choice<ChillAndChili>[], test: (move: Move) => boolean): boolean {
  return choices.some(({ move, refusal }) => refusal === null && test(move));
}
