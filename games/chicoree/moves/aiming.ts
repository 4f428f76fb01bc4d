import type { Read, Refusal } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Card } from '../data/cards.ts';
import type { Chicoree, State } from '../vocabulary.ts';

interface Shot {
  readonly card: Card;
  readonly target: number;
}

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** Each of these cards aimed at each seat: made once, by card, then by seat. */
export function shotsOf<M extends Shot>(cards: readonly Card[], make: (shot: Shot) => M): readonly M[] {
  return cards.flatMap(card => SEATS.map(target => make({ card, target })));
}

/** Of these, the cards in hand, aimed at the opponents who are still in the game. */
export function aimed<M extends Shot>({ players }: Read<State>, seat: number, shots: readonly M[]): M[] {
  const { hand } = playerAt(players, seat);
  const found: M[] = [];
  for (let i = 0; i < shots.length; i += SEATS.length) {
    if (hand[nth(shots, i).card] === 0) continue;
    for (let target = 0; target < players.length; target++)
      if (target !== seat && playerAt(players, target).out === null) found.push(nth(shots, i + target));
  }
  return found;
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
