import type { Viewer } from '../../../core/game.ts';
import { recordOf } from '../../../core/record.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import { stepOf } from '../../../core/witnessed.ts';
import type { PastFrame } from '../../../wire/tells.ts';
import { openThreads } from '../../threads.ts';
import type { Table } from '../log/table.ts';
import type { Errand } from './past-worker.ts';

/** So many steps are told at once. */
const AT_ONCE = 16;

/** Lets those who are at a table look back while it is played: they are told again what they were told then, and nothing else. */
export interface Past {
  look(errand: Errand): Promise<Result<readonly PastFrame[], 'cannot-continue'>>;
  stop(): Promise<void>;
}

export function openPast(): Past {
  const threads = openThreads<Errand, Result<PastFrame[], 'cannot-continue'>>({
    beside: import.meta.url,
    file: 'past-worker',
    atOnce: 1,
  });
  return { look: errand => threads.run(errand), stop: () => threads.destroy() };
}

/** What this viewer looks back at, from one of its steps on. They are its own steps: what it has not witnessed is neither told nor
 * counted. Once the game is over there is its file. */
export function lookingBack(
  { ledger, play, stuck }: Table,
  viewer: Viewer,
  from: number,
): Result<Errand, 'not-dealt' | 'stale' | 'cannot-continue'> {
  if (stuck !== null) return no('cannot-continue');
  if (!play) return no('not-dealt');
  if (ledger.status === 'over') return no('stale');
  const last = stepOf(play.match, viewer);
  const steps = Array.from({ length: AT_ONCE }, (_, n) => from + n).filter(step => step <= last);
  return ok({ agreement: ledger.agreement, record: recordOf(play.match), viewer, steps });
}
