import type { News } from '../../../core/match.ts';
import type { CardId } from '../data/words.ts';
import type { Event, SeasonsOfRice } from '../vocabulary.ts';

type Log = readonly News<SeasonsOfRice>[];
type Sent = Extract<Event, { type: 'sent' }>;

const isSent = (event: Event): event is Sent => event.type === 'sent';

/** The cards that came to the row last, both at once. */
export function freshInRow(log: Log): ReadonlySet<CardId> {
  const last = log.findLast(({ events }) => events.some(isSent));
  const drySince = log.some(({ events }) => events.some(({ type }) => type === 'dry-season'));
  return new Set(drySince ? [] : last?.events.filter(isSent).map(({ card }) => card));
}

/** Who gave a card to the row. */
export function sentBy(log: Log, card: CardId): number | null {
  for (const { events } of log)
    for (const event of events) if (isSent(event) && event.card === card) return event.seat;
  return null;
}
