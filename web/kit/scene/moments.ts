import type { Seat, Viewer, Vocabulary } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';
import type { News } from '../../../core/match.ts';
import type { Staging, Stagings } from './staging.ts';

/** An event on the stage, or waiting for it. */
export interface Moment<V extends Vocabulary> {
  readonly key: string;
  readonly step: number;
  readonly event: V['Event'];
  /** Whose deed it belongs to. */
  readonly seat: Seat | 'table';
  /** Null when only its sentence is shown. */
  readonly staging: Staging<V, V['Event']> | null;
  /** It happens to the viewer: it stays until they tap. */
  readonly stays: boolean;
}

/** The name of the moment that an event is. */
export const momentKey = (step: number, event: number): string => `${step}.${event}`;

interface Watching<V extends Vocabulary> {
  readonly stagings: Stagings<V>;
  readonly viewer: Viewer;
  /** The step up to which everything has been seen. */
  readonly after: number;
}

/** What deserves to be shown of what happened since. What was taken back meanwhile does not. */
export function momentsIn<V extends Vocabulary>(
  log: readonly News<V>[],
  { stagings, viewer, after }: Watching<V>,
): Moment<V>[] {
  const fresh = log.filter(({ step }) => step > after);
  const began = fresh.findLastIndex(({ takeback }) => takeback) + 1;
  return fresh.slice(began).flatMap(({ step, seat, events }) =>
    events.flatMap((event, i): Moment<V>[] => {
      const staging = stagingOf(stagings, event);
      if (!staging) return [];
      const stays = viewer !== 'spectator' && (staging.hits?.(event).includes(viewer) ?? false);
      return [{ key: momentKey(step, i), step, event, seat, staging, stays }];
    }),
  );
}

/** All that happened since, for those who want to see it again: with its picture, or in words alone. */
export function allSince<V extends Vocabulary>(
  log: readonly News<V>[],
  { stagings, after }: Omit<Watching<V>, 'viewer'>,
): Moment<V>[] {
  return log
    .filter(({ step, takeback }) => step > after && !takeback)
    .flatMap(({ step, seat, events }) =>
      events.map(
        (event, i): Moment<V> => ({
          key: `again ${momentKey(step, i)}`,
          step,
          event,
          seat,
          staging: stagingOf(stagings, event),
          stays: false,
        }),
      ),
    );
}

/** How this event is staged; null when it is not. */
export function stagingOf<V extends Vocabulary>(
  stagings: Stagings<V>,
  event: V['Event'],
): Staging<V, V['Event']> | null {
  const staging = ofKind<Staging<V, V['Event']> | string>(stagings, event);
  if (typeof staging === 'string' || staging.when?.(event) === false) return null;
  return staging;
}

/** So many may wait from earlier steps; of more, those that stay and the latest are shown. */
const PATIENCE = 5;

/** The queue with these behind it. Nobody watches a long line of yesterday's news; but what has begun is shown to its end, and so is all that one
 * step brought about: fists are opened before anybody is paid. */
export function queued<V extends Vocabulary>(
  waiting: readonly Moment<V>[],
  fresh: readonly Moment<V>[],
): readonly Moment<V>[] {
  const all = [...waiting, ...fresh];
  const latest = all.at(-1)?.step;
  const kept = all.slice(-PATIENCE);
  return all.filter(
    moment => moment === waiting[0] || moment.stays || moment.step === latest || kept.includes(moment),
  );
}

/** The queue after all that happened since. With a move that is taken back goes everything that waited when it was. */
export function queueAfter<V extends Vocabulary>(
  waiting: readonly Moment<V>[],
  log: readonly News<V>[],
  watching: Watching<V>,
): readonly Moment<V>[] {
  const fresh = momentsIn(log, watching);
  const isTakenBack = log.some(({ step, takeback }) => takeback && step > watching.after);
  if (isTakenBack) return queued([], fresh);
  return fresh.length > 0 ? queued(waiting, fresh) : waiting;
}
