import type { TableCard } from '../../wire/tells.ts';

export function isMyDecision(card: TableCard, me: string | null): boolean {
  return me !== null && card.deciding.some(seat => card.seats[seat]?.person === me);
}

const RANKS = { playing: 1, gathering: 2, over: 3, closed: 4 } as const;

/** What waits for me first, then what goes on, then what is over; the latest first. Tables given up are gone. */
export function inOrder(cards: readonly TableCard[], me: string | null): TableCard[] {
  const rank = (card: TableCard) => (isMyDecision(card, me) ? 0 : RANKS[card.status]);
  return cards
    .filter(({ status }) => status !== 'closed')
    .sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}
