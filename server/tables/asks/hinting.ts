import { legal } from '../../../core/play.ts';
import { no } from '../../../core/result.ts';
import { nth } from '../../../core/sure.ts';
import { stands } from '../../../core/standing.ts';
import { stepsOf } from '../../../core/witnessed.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import type { AskOf } from '../../../wire/asks.ts';
import { decidingAt, type Table } from '../log/table.ts';
import { playerOf } from './playing.ts';
import { type Circumstances, doing, type Judged, refuse } from './verdict.ts';

/** Hints are computed on the asking device from what it was told. The server only notes them, once for each question
 * as everybody sees it: counting more often would reveal how far somebody has come who decides in secret. */
export function hint(table: Table, { step }: AskOf<'hint'>, { person }: Circumstances): Judged {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const { seat, play } = playing;
  const { match, turns } = play;
  if (table.ledger.agreement.hints === false) return refuse('hints-off');
  if (table.ledger.status === 'over') return no({ code: 'game-over', clause: 'core' });
  if (!decidingAt(match).includes(seat)) return no({ code: 'not-your-decision', clause: 'core' });
  const asked = stepsOf(match, seat)[step];
  if (asked === undefined || !stands(turns.standing, seat, asked)) return refuse('stale');
  // Where there is only one legal move, a hint says nothing.
  if (legal(match.game, match.state, seat).length === 1) return doing();
  const since = nth(turns.openly, seat) ?? 0;
  const isNoted = table.ledger.hints.some(noted => noted.seat === seat && noted.step >= since);
  return isNoted ? doing() : doing({ do: 'hint', seat, step: match.entries.length });
}

/** The hints that this viewer may know of: its own, and those of others once everybody has seen that their question is answered. Sooner,
 * they would tell that somebody has not yet decided in secret. */
export function hintsKnownTo({ ledger, play }: Table, viewer: Viewer): Table['ledger']['hints'] {
  if (ledger.hints.length === 0 || !play) return [];
  const { openly } = play.turns;
  return ledger.hints.filter(({ seat, step }) => seat === viewer || step < (openly[seat] ?? Infinity));
}

/** How often each seat asked, as this viewer may know; null where nobody did. */
export function hintCounts(table: Table, viewer: Viewer): number[] | null {
  const known = hintsKnownTo(table, viewer);
  if (known.length === 0) return null;
  const asked = (seat: Seat) => known.filter(noted => noted.seat === seat).length;
  return table.ledger.seats.map((_, seat) => asked(seat));
}
