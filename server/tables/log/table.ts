import { fingerprint } from '../../../core/data.ts';
import type { Game, Seat, Vocabulary } from '../../../core/game.ts';
import { append, judge } from '../../../core/judge.ts';
import { latestMove } from '../../../core/latest-move.ts';
import { openMoveOf } from '../../../core/takeback.ts';
import { accept, type Change, type Match, openMatch } from '../../../core/match.ts';
import { sawLatest } from '../../../core/witnessed.ts';
import type { Hours } from '../../clock/hours.ts';
import { seedFor } from '../dealing/dealing.ts';
import type { Deed, DeedOf } from './deeds.ts';
import { enter, type Ledger } from './ledger.ts';
import type { RunningClock, TurnClock } from '../duties/turn-clock.ts';
import { isTooLate, mayTry, passTurn, startClock } from '../duties/turn-clock.ts';
import { nth, present } from '../../../core/sure.ts';
import { BREATH } from '../../../wire/agreed.ts';

/** A table in memory (a room; the aggregate of event sourcing): its event log, folded. A cache that can be dropped at any time and read again. */
export interface Table {
  readonly id: string;
  /** The dealer's secret. */
  readonly secret: string;
  readonly game: Game<Vocabulary> | null;
  readonly ledger: Ledger;
  /** In which its clocks run. */
  readonly hours: Hours;
  /** Null until the deal. */
  play: Play | null;
  /** Why the game cannot go on with the rules of this version; null in all ordinary cases. */
  stuck: string | null;
  /** When something last happened here that anybody may know of. */
  shown: number;
  /** Ids of the asks already done: asks are idempotent. */
  readonly asks: Set<string>;
}

export interface Play {
  match: Match<Vocabulary>;
  turns: TurnClock;
  /** The step of the last milestone. */
  milestone: number;
}

/** The game at a table where one is known to be played. */
export const playOf = ({ play }: Table): Play => present(play, 'game at this table');

/** Applies a deed in memory. An entry of the game comes with the change computed when it was judged. */
export function happen(table: Table, deed: Deed, at: number, change?: Change<Vocabulary>): void {
  if (deed.do === 'deal') deal(table, at);
  if (deed.do === 'entry') playOn(table, change ?? judgeAgain(table, deed), at);
  if (deed.do === 'rewind') goBack(table, deed, at);
  if (deed.do === 'late') playOf(table).turns.late[deed.seat] = deed.level;
  enter(table.ledger, deed, at);
  if (isShown(table, deed)) table.shown = at;
  if (table.play && isOver(table.play.match)) table.ledger.status = 'over';
}

/** Whether anybody may know of a deed at once. */
function isShown(table: Table, deed: Deed): boolean {
  if (deed.do === 'hint') return false;
  return deed.do !== 'entry' || sawLatest(playOf(table).match, 'spectator');
}

export const isOver = ({ game, state }: Match<Vocabulary>) => game.outcome(state) !== null;

/** Who must decide now. */
export function decidingAt({ game, state }: Match<Vocabulary>): Seat[] {
  return game.pending(state).map(({ seat }) => seat);
}

const seatsOf = ({ opening }: Match<Vocabulary>): Seat[] => [...Array(opening.seats).keys()];

/** The clocks of a table that has been dealt. */
export const clockOf = (table: Table): RunningClock => ({
  turns: playOf(table).turns,
  clock: table.ledger.agreement.clock,
  hours: table.hours,
});

/** Whether this seat may take its last move back: the game lets it, it has time left, and has not tried out enough. */
export function mayReconsider(table: Table, seat: Seat, now: number): boolean {
  const { match, turns } = playOf(table);
  const open = match.recent[openMoveOf(match, seat)];
  if (!open || !mayTry(turns, seat, 1)) return false;
  return !isTooLate(clockOf(table), seat, { now, passedOn: open.passes });
}

/** The level of the bot that decides for this seat now; null when its person does. */
export function botAt({ ledger, play }: Table, seat: Seat): string | null {
  const holder = nth(ledger.seats, seat);
  if (holder.kind === 'bot') return holder.level;
  return holder.kind === 'person' ? (holder.standIn ?? play?.turns.late[seat] ?? null) : null;
}

/** What the table will do by itself when the present question runs out. */
function closingAt({ game, state }: Match<Vocabulary>): string | null {
  const timer = game.timer?.(state);
  return timer ? JSON.stringify(timer.closing) : null;
}

/** What the game was dealt from. */
export function openingOf({ secret, ledger }: Pick<Table, 'secret' | 'ledger'>) {
  const { options } = ledger.agreement;
  const seed = seedFor(ledger, secret);
  return { options: options, seats: ledger.seats.length, seed };
}

function deal(table: Table, at: number): void {
  begin(table, openMatch(present(table.game, 'game at this table'), openingOf(table)), at);
}

/** The match before this seat's latest move that still stands; null when there is none. */
export function matchBefore(match: Match<Vocabulary>, seat: Seat): Match<Vocabulary> | null {
  const latest = latestMove(match.entries, seat);
  if (latest === null) return null;
  const earlier = openMatch(match.game, match.opening);
  for (const entry of match.entries.slice(0, latest)) append(earlier, entry);
  return earlier;
}

function goBack(table: Table, { seat, hash }: DeedOf<'rewind'>, at: number): void {
  const earlier = matchBefore(playOf(table).match, seat);
  if (!earlier || fingerprint(earlier.state) !== hash) throw new Diverged('going back leads elsewhere');
  begin(table, earlier, at);
}

/** From here on the game is played, with all clocks as at its start. */
function begin(table: Table, match: Match<Vocabulary>, at: number): void {
  const turns = startClock(table.ledger.agreement.clock, match.opening.seats);
  table.play = { match, turns, milestone: 0 };
  passTurn(clockOf(table), {
    step: match.entries.length,
    at,
    deciding: decidingAt(match),
    saw: seatsOf(match),
    shown: true,
    takeback: false,
    mover: null,
    closing: closingAt(match),
    breath: 0,
  });
}

function playOn(table: Table, change: Change<Vocabulary>, at: number): void {
  const { match } = playOf(table);
  accept(match, change);
  const { entry } = change;
  passTurn(clockOf(table), {
    step: match.entries.length,
    at,
    deciding: decidingAt(match),
    saw: seatsOf(match).filter(seat => sawLatest(match, seat)),
    shown: sawLatest(match, 'spectator'),
    takeback: 'takeback' in entry,
    mover: 'seat' in entry ? entry.seat : null,
    closing: closingAt(match),
    breath: breathAfter(table),
  });
}

/** Bots and clocks wait a moment for somebody who may take back what passed the turn on. */
function breathAfter(table: Table): number {
  const { ledger, play } = table;
  const latest = play?.match.recent.at(-1);
  const isOpen = latest?.isOpen && latest.passes && botAt(table, latest.seat) === null;
  return ledger.agreement.breath && isOpen ? BREATH * 1000 : 0;
}

/** Thrown when a log does not replay with the rules of this version. */
export class Diverged extends Error {}

function judgeAgain(table: Table, { entry, hash }: Extract<Deed, { do: 'entry' }>): Change<Vocabulary> {
  const { match } = playOf(table);
  const judged = judge(match, entry);
  if (!judged.ok) throw new Diverged(`step ${match.entries.length + 1} is refused: ${judged.error.code}`);
  if (fingerprint(judged.value.state) !== hash)
    throw new Diverged(`step ${match.entries.length + 1} leads elsewhere`);
  return judged.value;
}
