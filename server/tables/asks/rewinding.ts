import { fingerprint } from '../../../core/data.ts';
import { no } from '../../../core/result.ts';
import { stepOf } from '../../../core/witnessed.ts';
import type { AskOf } from '../../../wire/asks.ts';
import { matchBefore, type Table } from '../log/table.ts';
import { backInSeat, playerOf } from './playing.ts';
import { type Circumstances, doing, type Judged, refuse } from './verdict.ts';

/** Far more than anybody needs: each replays the whole game, and stays in its log for ever. */
const MOST_REWINDS = 100;
/** Twice the longest game: limits what one person can make the server replay. */
const LONGEST = 1_500;

/** Only against bots alone: the player has seen what came after. */
export function rewind(table: Table, { step }: AskOf<'rewind'>, { person }: Circumstances): Judged {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const { ledger } = table;
  const { seat, play } = playing;
  if (ledger.seats.filter(({ kind }) => kind === 'person').length > 1) return refuse('not-alone');
  if (step !== stepOf(play.match, seat)) return refuse('stale');
  if (ledger.status === 'over') return no({ code: 'game-over', clause: 'core' });
  if (ledger.rewinds >= MOST_REWINDS) return refuse('too-many-rewinds');
  if (play.match.entries.length > LONGEST) return refuse('table-full');
  const earlier = matchBefore(play.match, seat);
  if (!earlier) return no({ code: 'nothing-to-take-back', clause: 'core' });
  return doing(...backInSeat(table, seat), { do: 'rewind', seat, hash: fingerprint(earlier.state) });
}
