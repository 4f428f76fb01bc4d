import { fingerprint } from '../../../core/data.ts';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import { judgeAll } from '../../../core/judge.ts';
import type { Entry, Match } from '../../../core/match.ts';
import { no, ok } from '../../../core/result.ts';
import { stands } from '../../../core/standing.ts';
import { mayTakeBack } from '../../../core/takeback.ts';
import { stepOf, stepsOf } from '../../../core/witnessed.ts';
import type { AskOf } from '../../../wire/asks.ts';
import type { HouseRefusal } from '../../../wire/tells.ts';
import { mayTry } from '../duties/turn-clock.ts';
import type { Deed } from '../log/deeds.ts';
import { decidingAt, mayReconsider, playOf, type Table } from '../log/table.ts';
import { backInSeat, playerOf, type Playing } from './playing.ts';
import { type Circumstances, type Judged, refuse } from './verdict.ts';

export function answer(table: Table, { step, moves }: AskOf<'answer'>, { person }: Circumstances) {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const trouble = isStale(playing, step) ?? isRestless(playing, moves.length);
  if (trouble) return refuse(trouble);
  const { seat } = playing;
  return judgeEntries(
    table,
    moves.map(move => ({ seat, move })),
    backInSeat(table, seat),
  );
}

export function takeBack(table: Table, { step }: AskOf<'take-back'>, { person, now }: Circumstances): Judged {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const { seat, play } = playing;
  if (isOvertaken(play.match, seat, step)) return refuse('stale');
  const restless = isRestless(playing, 1);
  if (restless) return refuse(restless);
  if (!mayReconsider(table, seat, now)) return no({ code: 'nothing-to-take-back', clause: 'core' });
  return judgeEntries(table, [{ seat, takeback: true }], backInSeat(table, seat));
}

/** Judges several entries in sequence: all of them, or none. */
export function judgeEntries(
  table: Table,
  entries: readonly Entry<Vocabulary>[],
  before: readonly Deed[] = [],
): Judged {
  const judged = judgeAll(playOf(table).match, entries);
  if (!judged.ok) return judged;
  const played = judged.value.map(
    ({ entry, state }): Deed => ({ do: 'entry', entry, hash: fingerprint(state) }),
  );
  return ok({ deeds: [...before, ...played], changes: judged.value });
}

/** Refuses a stale answer: its question, named by the seat's own step, is no longer open. What others decide at the same
 * time does not close it. */
function isStale({ seat, play: { match, turns } }: Playing, step: number): HouseRefusal | null {
  const answered = stepsOf(match, seat)[step];
  if (answered === undefined) return 'stale';
  return decidingAt(match).includes(seat) && !stands(turns.standing, seat, answered) ? 'stale' : null;
}

/** Whether a take-back means another move than the one that is open now. What others did meanwhile leaves it alone: a closed fist is
 * opened again though somebody else closed theirs while the ask was on its way. */
function isOvertaken(match: Match<Vocabulary>, seat: Seat, step: number): boolean {
  if (step === stepOf(match, seat)) return false;
  const seen = stepsOf(match, seat)[step];
  const since = match.news.findLast(news => news.seat === seat)?.step;
  return seen === undefined || since === undefined || since > seen || !mayTakeBack(match, seat);
}

/** Limits moves and take-backs in one turn, which would otherwise fill the log and make it slow to read. */
function isRestless({ seat, play }: Playing, more: number): HouseRefusal | null {
  return mayTry(play.turns, seat, more) ? null : 'too-many-tries';
}
