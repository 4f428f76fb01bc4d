import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Sight } from '../host/host.ts';

/** Who is asked, and whether they are known to have been asked alone from the beginning. */
export interface Asking {
  readonly viewer: Viewer;
  readonly entries: number;
  readonly deciding: readonly number[];
  readonly alone: boolean;
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
  const now = { viewer, entries: log.length, deciding };
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
