import type { TableCard } from '../../wire/tells.ts';

/** The reader's seat, where it is asked; else null. */
export function myDecision({ deciding, seats }: TableCard, me: string | null): number | null {
  if (me === null) return null;
  return deciding.find(seat => seats[seat]?.person === me) ?? null;
}

const RANKS = { playing: 1, gathering: 2, over: 3, closed: 4 } as const;

/** What waits for me first, then what goes on, then what is over; the latest first. Tables given up are gone. */
export function inOrder(cards: readonly TableCard[], me: string | null): TableCard[] {
  const rank = (card: TableCard) => (myDecision(card, me) === null ? RANKS[card.status] : 0);
  return cards
    .filter(({ status }) => status !== 'closed')
    .sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}
