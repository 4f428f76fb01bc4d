import { hasAny } from '../../../core/counts.ts';
import type { Read, Refusal } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Card } from '../data/cards.ts';
import { lose } from '../../../core/hand.ts';
import type { Chicoree, Player, State } from '../vocabulary.ts';

/** CH-08, CH-19: steps 3 and 4 are for those whose Start lay there when the turn began. */
export function refuseWithoutStart({ turn, players }: Read<State>): Refusal<Chicoree> | null {
  if (turn.hadStart) return null;
  return playerAt(players, turn.seat).start === null
    ? { code: 'no-start', clause: 'CH-08' }
    : { code: 'start-just-laid', clause: 'CH-19' };
}

/** CH-07: no way back to an earlier step. */
export function refusePast({ turn }: Read<State>, step: number): Refusal<Chicoree> | null {
  return turn.step <= step ? null : { code: 'step-over', clause: 'CH-07', with: { step, now: turn.step } };
}

/** Only hand cards are played or sold; the clause says where. */
export function refuseMissing(
  hand: readonly number[],
  card: Card,
  clause: 'CH-11' | 'CH-14' | 'CH-18' | 'CH-20' | 'CH-63',
): Refusal<Chicoree> | null {
  return hasAny(hand, card) ? null : { code: 'not-in-hand', clause };
}

/** Of these moves, each with one card, those whose card is in hand. */
export function heldAmong<M extends { readonly card: Card }>(player: Read<Player>, moves: readonly M[]): M[] {
  const found: M[] = [];
  addHeld(player, moves, found);
  return found;
}

/** The same, added to a list. */
export function addHeld<M extends { readonly card: Card }>(
  { hand }: Read<Player>,
  moves: readonly M[],
  found: M[],
): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (hasAny(hand, move.card)) found.push(move);
  }
}

/** The active player plays a hand card in this step. */
export function playCard(draft: State, card: Card, step: number): void {
  lose(playerAt(draft.players, draft.turn.seat), card);
  draft.turn.step = step;
  draft.turn.moved = true;
}
