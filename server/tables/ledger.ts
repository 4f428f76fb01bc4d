import type { Seat } from '../../core/game.ts';
import type { Speech, TableStatus } from '../../wire/tells.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Agreement, Deed, DeedOf } from './deeds.ts';

export type SeatState =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly salt: string;
      readonly standIn: string | null;
    };

/** What a table's log says about everything but the game itself. */
export interface Ledger {
  readonly id: string;
  readonly agreement: Agreement;
  readonly owner: string;
  readonly commitment: string;
  /** People who need no invitation. */
  readonly guests: readonly string[];
  status: TableStatus;
  seats: SeatState[];
  /** Counts the times somebody was sent away: invitations of an earlier count are void. */
  invitations: number;
  readonly sentAway: Set<string>;
  rematch: string | null;
  /** The last things said. */
  readonly speeches: Omit<Speech, 'name'>[];
  /** The last line's number and time. */
  seq: number;
  at: number;
}

export function openLedger(id: string, deed: DeedOf<'open'>): Ledger {
  return {
    id,
    agreement: deed.agreement,
    owner: deed.by,
    commitment: deed.commitment,
    guests: deed.guests,
    status: 'gathering',
    seats: freeSeats(deed.agreement.seats),
    invitations: 0,
    sentAway: new Set(),
    rematch: null,
    speeches: [],
    seq: 0,
    at: 0,
  };
}

/** Enters a deed that has been judged. Entries of the game are the match's affair. */
export function enter(ledger: Ledger, deed: Deed, at: number): void {
  switch (deed.do) {
    case 'open':
    case 'entry':
    case 'late':
    case 'unsaid':
      break;
    case 'sit':
      ledger.seats[deed.seat] = {
        kind: 'person',
        person: deed.person,
        salt: deed.salt,
        standIn: null,
      };
      break;
    case 'seat-bot':
      ledger.seats[deed.seat] = { kind: 'bot', level: deed.level, name: deed.name };
      break;
    case 'clear':
      ledger.seats[deed.seat] = { kind: 'free' };
      break;
    case 'send-away':
      ledger.seats[deed.seat] = { kind: 'free' };
      ledger.sentAway.add(deed.person);
      ledger.invitations++;
      break;
    case 'set-seats':
      ledger.seats = [...ledger.seats, ...freeSeats(deed.seats)].slice(0, deed.seats);
      break;
    case 'deal':
      ledger.status = 'playing';
      break;
    case 'sit-in':
      setStandIn(ledger, deed.seat, deed.level);
      break;
    case 'return':
      setStandIn(ledger, deed.seat, null);
      break;
    case 'say':
      ledger.speeches.push({ person: deed.person, at, said: deed.said });
      if (ledger.speeches.length > LIMITS.chat) ledger.speeches.shift();
      break;
    case 'rematch':
      ledger.rematch = deed.table;
      break;
    case 'close':
      ledger.status = 'closed';
      break;
  }
  ledger.seq++;
  ledger.at = at;
}

export const seatOf = (ledger: Ledger, person: string | null): Seat | null => {
  const seat = ledger.seats.findIndex(holder => holder.kind === 'person' && holder.person === person);
  return seat < 0 || person === null ? null : seat;
};

/** Everybody who has a seat, and the owner even without one. */
export function peopleAt(ledger: Ledger): string[] {
  const seated = ledger.seats.flatMap(holder => (holder.kind === 'person' ? [holder.person] : []));
  return [...new Set([ledger.owner, ...seated])];
}

/** What goes into the deal, by seat; bots add nothing. */
export function saltsOf(ledger: Ledger): (string | null)[] {
  return ledger.seats.map(holder => (holder.kind === 'person' ? holder.salt : null));
}

const freeSeats = (count: number) => Array.from({ length: count }, (): SeatState => ({ kind: 'free' }));

function setStandIn(ledger: Ledger, seat: Seat, standIn: string | null): void {
  const holder = ledger.seats[seat]!;
  if (holder.kind === 'person') ledger.seats[seat] = { ...holder, standIn };
}
