import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Sight } from '../host/host.ts';

/** Who is asked, whether they are known to have been asked alone from the beginning, and how often the turn has come to the viewer. */
export interface Asking {
  readonly viewer: Viewer;
  readonly entries: number;
  readonly deciding: readonly number[];
  readonly alone: boolean;
  /** Counts on though several turns are drawn as one. */
  readonly turns: number;
}

/**
 * Follows a table frame by frame. A question put to several at once never becomes one put to the last of them alone: how
 * soon it is answered would tell the others how little there was to decide. What was not seen to begin is not known.
 */
export function askedNow<V extends Vocabulary>(
  before: Asking | null,
  viewer: Viewer,
  { frame, log }: Sight<V>,
): Asking {
  const deciding = frame.deciding.map(({ seat }) => seat);
  const turns = before ? before.turns + Number(isCalled(before, viewer, { frame, log })) : 0;
  const now = { viewer, entries: log.length, deciding, turns };
  const [seat, ...others] = deciding;
  if (!before || seat === undefined || others.length > 0) return { ...now, alone: false };
  const stood = before.alone && before.deciding[0] === seat;
  // The device changes hands, or somebody looks again.
  if (before.viewer !== viewer || log.length === before.entries) return { ...now, alone: stood };
  const latest = log.at(-1);
  if (log.length !== before.entries + 1 || !latest || latest.takeback) return { ...now, alone: false };
  const isNew = latest.seat === seat || !before.deciding.includes(seat);
  return { ...now, alone: isNew || stood };
}

/** Whether the turn has come to the viewer since: it may have gone from them and come back. */
function isCalled<V extends Vocabulary>(before: Asking, viewer: Viewer, { frame, log }: Sight<V>): boolean {
  if (!frame.deciding.some(({ seat }) => seat === viewer)) return false;
  const news = log.slice(before.entries);
  const cameBack = news.some(({ seat }) => seat === viewer) && news.at(-1)?.seat !== viewer;
  return cameBack || !before.deciding.some(seat => seat === viewer);
}
