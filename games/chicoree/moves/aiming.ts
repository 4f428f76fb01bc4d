import type { Read, Refusal } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Card } from '../data/cards.ts';
import type { Chicoree, State } from '../vocabulary.ts';

export interface Shot {
  readonly card: Card;
  readonly target: number;
}

/** Every card of these in hand, aimed at every opponent who is still in the game. */
export function shots(state: Read<State>, seat: number, cards: readonly Card[]): Shot[] {
  const { hand } = playerAt(state.players, seat);
  const targets = [...state.players.keys()].filter(
    target => target !== seat && playerAt(state.players, target).out === null,
  );
  return cards.filter(card => hand[card]! > 0).flatMap(card => targets.map(target => ({ card, target })));
}

/** CH-A05: the target is an opponent who is still in the game. */
export function refuseTarget(
  { players }: Read<State>,
  seat: number,
  target: number,
): Refusal<Chicoree> | null {
  if (target === seat) return { code: 'opponents-only', clause: 'CH-A18' };
  return players[target]?.out === null ? null : { code: 'out-of-the-game', clause: 'CH-A05' };
}
