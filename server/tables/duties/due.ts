import type { Seat, Vocabulary } from '../../../core/game.ts';
import { botAt, clockOf, decidingAt, playOf, type Table } from '../log/table.ts';
import { lateAt, mayTry } from './turn-clock.ts';
import { nth } from '../../../core/sure.ts';
import { ALIKE } from '../../../wire/agreed.ts';

/** A scheduled job: what the server must do by itself at a table, and when. */
export type Duty =
  | { readonly at: number; readonly do: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly at: number; readonly do: 'closing'; readonly closing: Vocabulary['Closing'] }
  | { readonly at: number; readonly do: 'late'; readonly seat: Seat }
  | { readonly at: number; readonly do: 'gauge'; readonly seat: Seat };

/** The earliest thing to do; null when the table waits for people and no clock runs. */
export function dutyOf(table: Table, botPace: number): Duty | null {
  const { play, ledger, hours } = table;
  if (!play || table.stuck !== null || ledger.status !== 'playing') return null;
  // Before anything else: until then nobody knows how the bot on this seat plays.
  const gauged = ledger.seats.findIndex(holder => holder.kind === 'person' && holder.standIn === ALIKE);
  if (gauged >= 0) return { at: 0, do: 'gauge', seat: gauged };

  const { match, turns } = play;
  let first: Duty | null = null;
  const consider = (duty: Duty) => {
    if (first === null || duty.at < first.at) first = duty;
  };

  const timer = match.game.timer?.(match.state);
  if (timer)
    consider({
      at: hours.carry(turns.closingSince) + timer.seconds * 1000,
      do: 'closing',
      closing: timer.closing,
    });
  for (const seat of decidingAt(match)) {
    const level = botAt(table, seat);
    const late = level === null ? lateFrom(table, seat) : null;
    if (level !== null) consider({ at: botFrom(table, seat, botPace), do: 'bot', seat, level });
    if (late !== null) consider({ at: late, do: 'late', seat });
  }
  return first;
}

/** When a bot moves: after its pace, and after the undo window (breath) of the player who passed the turn on. */
function botFrom(table: Table, seat: Seat, botPace: number): number {
  const { match, turns } = playOf(table);
  const pace = match.game.race?.(match.state) ? patience(botPace, match.entries.length, seat) : botPace;
  return Math.max(table.hours.carry(nth(turns.seen, seat)) + pace, turns.since[seat] ?? 0);
}

/** In a race the pace varies from half to double, so that not always the same bot is first. It is the same for the
 * same step (a golden-ratio sequence), since a duty is looked up more than once. Storage keeps whole milliseconds. */
export function patience(botPace: number, step: number, seat: Seat): number {
  const lot = (Math.imul(step * SEATS + seat + 1, 0x9e3779b1) >>> 0) / 2 ** 32;
  return Math.round(botPace * (0.5 + 1.5 * lot));
}

/** More than at any table. */
const SEATS = 8;

/** From when on somebody else decides for this seat: its time is over, or it has tried out enough. */
function lateFrom(table: Table, seat: Seat): number | null {
  const { turns } = playOf(table);
  return mayTry(turns, seat, 1) ? lateAt(clockOf(table), seat) : nth(turns.seen, seat);
}
