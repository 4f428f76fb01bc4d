import type { Seat } from '../../../core/game.ts';
import { nth, present } from '../../../core/sure.ts';
import type { HousePromise, Opening, Roster } from '../../../fair/deal.ts';
import type { OpenedDeal } from '../../../fair/game-file.ts';
import type { Speech, TableStatus } from '../../../wire/tells.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { Agreement, Deed, DeedOf } from './deeds.ts';

export type SeatState =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      /** The seal of their number; null until they seal another after a deal was given up, and under the first construction. */
      readonly seal: string | null;
      /** The number itself, once it has been opened. */
      readonly salt: string | null;
      /** Whether it was handed over before the roster was fixed. */
      readonly early: boolean;
      readonly standIn: string | null;
    };

/** How far the deal of a table has come. */
export interface Dealing extends HousePromise {
  /** Null until dealing begins. */
  roster: Roster | null;
  readonly without: Set<Seat>;
  readonly givenUp: GivenUp[];
}

/** A deal that was given up, as the log has it: its secret follows from the table's. */
export type GivenUp = Omit<OpenedDeal, 'secret'>;

/** What a table's log says about everything but the game itself: its projection (read model). */
export interface Ledger {
  readonly id: string;
  readonly agreement: Agreement;
  readonly owner: string;
  readonly commitment: string;
  /** Null under the first construction. */
  dealing: Dealing | null;
  /** When the roster was fixed. */
  rosterAt: number;
  /** People who need no invitation. */
  readonly guests: readonly string[];
  status: TableStatus;
  seats: SeatState[];
  /** Counts the times somebody was sent away: invitations of an earlier count are void. */
  invitations: number;
  readonly sentAway: Set<string>;
  /** Who left after the deal, for good. */
  readonly departed: Set<string>;
  /** How often its only person went back and played turns again. */
  rewinds: number;
  /** Who asked for a hint, and at which step of the match. */
  hints: Omit<DeedOf<'hint'>, 'do'>[];
  rematch: { readonly table: string; readonly promise: HousePromise | null } | null;
  /** The last things said. */
  readonly speeches: Omit<Speech, 'name'>[];
  /** When the game was last played at. */
  playedAt: number;
  /** The last line's number and time. */
  seq: number;
  at: number;
}

/** The deal of a table that is known to prove its shuffles. */
export const dealingOf = ({ dealing }: Ledger): Dealing => present(dealing, 'deal at this table');

/** The roster of a deal that has begun. */
export const fixedRoster = ({ roster }: Dealing): Roster => present(roster, 'roster before dealing begins');

export function openLedger(id: string, deed: DeedOf<'open'>): Ledger {
  return {
    id,
    agreement: deed.agreement,
    owner: deed.by,
    commitment: deed.commitment,
    dealing: deed.terms ? begin({ deal: 1, commitment: deed.commitment, terms: deed.terms }, []) : null,
    rosterAt: 0,
    guests: deed.guests,
    status: 'gathering',
    seats: freeSeats(deed.agreement.seats),
    invitations: 0,
    sentAway: new Set(),
    departed: new Set(),
    rewinds: 0,
    hints: [],
    rematch: null,
    speeches: [],
    playedAt: 0,
    seq: 0,
    at: 0,
  };
}

/** Applies a deed that has been judged. Entries of the game are applied by the match. */
export function enter(ledger: Ledger, deed: Deed, at: number): void {
  switch (deed.do) {
    case 'entry':
      ledger.playedAt = at;
      break;
    case 'open':
    case 'late':
    case 'unsaid':
      break;
    case 'sit':
      ledger.seats[deed.seat] = {
        kind: 'person',
        person: deed.person,
        seal: 'seal' in deed ? deed.seal : null,
        salt: 'salt' in deed ? deed.salt : null,
        early: false,
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
    case 'roster':
      dealingOf(ledger).roster = deed.roster;
      ledger.rosterAt = at;
      break;
    case 'open-number':
      change(ledger, deed.seat, { salt: deed.salt, early: deed.early });
      break;
    case 'deal-without':
      dealingOf(ledger).without.add(deed.seat);
      break;
    case 'give-up-deal':
      giveUp(ledger, deed);
      break;
    case 'deal':
      ledger.status = 'playing';
      break;
    case 'rewind':
      ledger.rewinds++;
      // Steps are counted anew, and everybody is told that turns were played again.
      ledger.hints = ledger.hints.map(({ seat }) => ({ seat, step: -1 }));
      break;
    case 'hint':
      ledger.hints.push({ seat: deed.seat, step: deed.step });
      break;
    case 'sit-in':
      change(ledger, deed.seat, { standIn: deed.level });
      break;
    case 'return':
      change(ledger, deed.seat, { standIn: null });
      break;
    case 'leave':
      depart(ledger, deed);
      break;
    case 'say':
      ledger.speeches.push({ person: deed.person, at, said: deed.said });
      if (ledger.speeches.length > LIMITS.chat) ledger.speeches.shift();
      break;
    case 'rematch':
      ledger.rematch = { table: deed.table, promise: deed.promise ?? null };
      break;
    case 'close':
      ledger.status = 'closed';
      break;
  }
  ledger.seq++;
  ledger.at = at;
}

/** The seat of somebody who has not left it for good. */
export const seatOf = (ledger: Ledger, person: string | null): Seat | null => {
  if (person === null || ledger.departed.has(person)) return null;
  const seat = ledger.seats.findIndex(holder => holder.kind === 'person' && holder.person === person);
  return seat < 0 ? null : seat;
};

const seatedAt = ({ seats }: Ledger): string[] =>
  seats.flatMap(holder => (holder.kind === 'person' ? [holder.person] : []));

/** Everybody who has a seat, and the owner even without one; but for those who have left. */
export function peopleAt(ledger: Ledger): string[] {
  const people = new Set([ledger.owner, ...seatedAt(ledger)]);
  return [...people].filter(person => !ledger.departed.has(person));
}

/** Everybody whose name a sheet of the table may show: those who left keep theirs on their seats and beside what they said. */
export function namedAt(ledger: Ledger): string[] {
  const speakers = ledger.speeches.map(({ person }) => person);
  return [...new Set([ledger.owner, ...seatedAt(ledger), ...speakers])];
}

/** The numbers that have been opened, by seat. */
export const openingsOf = (seats: readonly SeatState[]): (Opening | null)[] =>
  seats.map(holder =>
    holder.kind === 'person' && holder.salt !== null ? { salt: holder.salt, early: holder.early } : null,
  );

const freeSeats = (count: number) => Array.from({ length: count }, (): SeatState => ({ kind: 'free' }));

type PersonSeat = Extract<SeatState, { kind: 'person' }>;

function change(ledger: Ledger, seat: Seat, changes: Partial<PersonSeat>): void {
  const holder = nth(ledger.seats, seat);
  if (holder.kind === 'person') ledger.seats[seat] = { ...holder, ...changes };
}

function depart(ledger: Ledger, { person, level }: DeedOf<'leave'>): void {
  const seat = seatOf(ledger, person);
  if (seat !== null && ledger.status === 'playing') change(ledger, seat, { standIn: level });
  ledger.departed.add(person);
}

const begin = (promise: HousePromise, givenUp: Dealing['givenUp']): Dealing => ({
  ...promise,
  roster: null,
  without: new Set(),
  givenUp,
});

/** A number that has been opened, or promised for another commitment, is of no use any more. */
function giveUp(ledger: Ledger, { commitment }: DeedOf<'give-up-deal'>): void {
  const dealing = dealingOf(ledger);
  const { deal, terms, givenUp } = dealing;
  const given = { roster: fixedRoster(dealing), openings: openingsOf(ledger.seats) };
  ledger.dealing = begin({ deal: deal + 1, commitment, terms }, [...givenUp, given]);
  for (const seat of ledger.seats.keys()) change(ledger, seat, { seal: null, salt: null, early: false });
}
