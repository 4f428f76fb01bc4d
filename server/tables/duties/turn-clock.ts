import type { Seat } from '../../../core/game.ts';
import { asksAnew, type Passage as Step, passOn, type Standing } from '../../../core/standing.ts';
import { type Clock, GRACE } from '../../../wire/agreed.ts';
import type { Hours } from '../../clock/hours.ts';
import { add } from '../../../core/counts.ts';
import { nth, present } from '../../../core/sure.ts';

/** Who has been asked since when. Plain data, so that a milestone can keep it. */
export interface TurnClock {
  /** When it became this seat's turn; null while it is not. A turn of many small moves is one turn. */
  since: (number | null)[];
  /** Milliseconds left in each seat's store; unused without a live clock. */
  stores: number[];
  /** Each seat's latest turn that is over: should its end be taken back, it goes on. */
  ended: (EndedTurn | null)[];
  /** Which question each seat has before it. */
  standing: Standing;
  /** The same as everybody sees it: what a seat did in secret leaves its question as it was. */
  openly: Standing;
  /** The level of the bot that finishes a late turn. */
  late: (string | null)[];
  /** What each seat has done in its present turn, second thoughts included. */
  tries: number[];
  /** When each seat last witnessed anything: its bot takes its time from then on, so that nobody can tell from a bot's
   * pace that somebody decided in secret. */
  seen: number[];
  /** The closing whose timer runs, as JSON, and since when: it runs on as long as the question stays the same. */
  closing: string | null;
  closingSince: number;
}

interface EndedTurn {
  readonly since: number;
  readonly at: number;
  /** The store it drew on. */
  readonly store: number;
  readonly tries: number;
}

export function startClock(clock: Clock, seats: number): TurnClock {
  const store = clock.kind === 'live' ? clock.minutes * 60_000 : 0;
  return {
    since: Array<null>(seats).fill(null),
    stores: Array<number>(seats).fill(store),
    ended: Array<null>(seats).fill(null),
    standing: Array<null>(seats).fill(null),
    openly: Array<null>(seats).fill(null),
    late: Array<null>(seats).fill(null),
    tries: Array<number>(seats).fill(0),
    seen: Array<number>(seats).fill(0),
    closing: null,
    closingSince: 0,
  };
}

export interface Passage extends Step {
  readonly at: number;
  /** Who witnessed it. */
  readonly saw: readonly Seat[];
  /** Whether also those saw it who only watch. */
  readonly shown: boolean;
  /** What the table does when the present question runs out, as JSON; null without a timer. */
  readonly closing: string | null;
  /** Milliseconds before the turns that begin now count. */
  readonly breath: number;
}

/** The clocks of a game, and the hours they run in. */
export interface RunningClock {
  readonly turns: TurnClock;
  readonly clock: Clock;
  readonly hours: Hours;
}

/** Notes that the game went on. A seat that answered last and is asked again at once has a new turn, like every
 * other. */
export function passTurn(running: RunningClock, passage: Passage): void {
  const { turns } = running;
  const { at, deciding, mover, saw, closing, breath } = passage;
  const isNew = asksAnew(turns.standing, passage);
  for (const seat of saw) turns.seen[seat] = at;
  if (closing !== turns.closing || isNew) turns.closingSince = at + breath;
  turns.closing = closing;
  passOn(turns.standing, passage);
  if (passage.shown) passOn(turns.openly, passage);
  if (mover !== null) add(turns.tries, mover, 1);
  const wasPassedOn = passage.takeback && forgetTurns(turns, passage);
  for (let seat = 0; seat < turns.since.length; seat++) {
    const decides = deciding.includes(seat);
    if (turns.since[seat] !== null && (isNew || !decides)) endTurn(running, seat, at);
    if (turns.since[seat] !== null || !decides) continue;
    if (passage.takeback) goOnWithTurn(running, seat, { at, pays: wasPassedOn && seat === mover });
    else beginTurn(turns, seat, passage);
  }
}

/** Seats that are no longer asked because a move was taken back have spent and earned no time. Tells whether there
 * were any. */
function forgetTurns(turns: TurnClock, { deciding, mover }: Passage): boolean {
  let wasPassedOn = false;
  for (let seat = 0; seat < turns.since.length; seat++) {
    if ((turns.since[seat] ?? null) === null || seat === mover || deciding.includes(seat)) continue;
    wasPassedOn = true;
    turns.since[seat] = null;
    turns.late[seat] = null;
  }
  if (wasPassedOn && mover !== null) forgetNewTurn(turns, mover);
  return wasPassedOn;
}

/** What asked others may have asked its player anew, too: then it had ended one turn and begun another. */
function forgetNewTurn(turns: TurnClock, mover: Seat): void {
  const ended = turns.ended[mover];
  if (!ended || ended.at !== turns.since[mover]) return;
  turns.since[mover] = null;
  turns.tries[mover] = nth(turns.tries, mover) + ended.tries;
}

function endTurn({ turns, clock, hours }: RunningClock, seat: Seat, at: number): void {
  const since = present(turns.since[seat], 'turn to end');
  const store = nth(turns.stores, seat);
  turns.ended[seat] = { since, at, store, tries: nth(turns.tries, seat) };
  if (clock.kind === 'live') {
    const used = Math.max(0, at - hours.carry(since, at));
    turns.stores[seat] = Math.max(0, store - used) + clock.increment * 1000;
  }
  turns.since[seat] = null;
  turns.late[seat] = null;
}

function beginTurn(turns: TurnClock, seat: Seat, { at, mover, breath }: Passage): void {
  turns.since[seat] = seat === mover ? at : at + breath;
  turns.tries[seat] = 0;
}

/** A turn whose end was taken back has as much time left as if it had not ended: otherwise one could have another
 * day, or another grace, by taking back. The time in which the next seats were asked is charged to the one that had
 * passed the turn on. */
function goOnWithTurn(
  { turns, hours }: RunningClock,
  seat: Seat,
  { at, pays }: { readonly at: number; readonly pays: boolean },
): void {
  const ended = turns.ended[seat];
  // Milestones of houses before 0.7 do not have it.
  if (!ended) {
    turns.since[seat] = at;
    return;
  }
  turns.since[seat] = pays ? ended.since : at - (ended.at - hours.carry(ended.since, ended.at));
  turns.stores[seat] = ended.store;
}

/** When this seat's turn runs out, grace not included; null when no clock runs for it. */
export function deadline({ turns, clock, hours }: RunningClock, seat: Seat): number | null {
  const since = turns.since[seat];
  if (since === null || since === undefined || clock.kind === 'none') return null;
  return hours.carry(since) + (clock.kind === 'live' ? nth(turns.stores, seat) : clock.hours * 3_600_000);
}

/** When a turn is late for good. */
export function lateAt(running: RunningClock, seat: Seat): number | null {
  const end = deadline(running, seat);
  const { kind } = running.clock;
  return end === null || kind === 'none' ? null : end + GRACE[kind] * 1000;
}

/** Whether this seat's time is over for good in the turn that taking its last move back leads to: then it stands, whoever made it.
 * Otherwise a bot that decides for somebody late would only win them time. */
export function isTooLate(
  { turns, clock, hours }: RunningClock,
  seat: Seat,
  { now, passedOn }: { readonly now: number; readonly passedOn: boolean },
): boolean {
  if (clock.kind === 'none') return false;
  const began = turns.since[seat] ?? null;
  const last = turns.ended[seat] ?? null;
  const ended = began === null || (passedOn && last?.at === began) ? last : null;
  const since = ended?.since ?? began;
  if (since === null) return false;
  const until = ended && !passedOn ? ended.at : now;
  const time = clock.kind === 'live' ? (ended?.store ?? nth(turns.stores, seat)) : clock.hours * 3_600_000;
  return until - hours.carry(since, until) >= time + GRACE[clock.kind] * 1000;
}

/** Far more than anybody tries out before deciding. Every try is kept, and read again with the table. */
const MOST_TRIES = 200;

/** Whether this seat may try out so much more in its present turn. */
export const mayTry = ({ tries }: TurnClock, seat: Seat, more: number): boolean =>
  nth(tries, seat) + more <= MOST_TRIES;
