import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Sight } from '../host/host.ts';
import { allSince, type Moment, queueAfter } from '../kit/scene/moments.ts';
import type { Stagings } from '../kit/scene/staging.ts';
import type { ScenePace } from '../settings.ts';

/** Milliseconds for what has only its sentence. */
const SENTENCE = 1200;
const SPEED: { readonly [P in ScenePace]: number } = { calm: 1, quick: 0.5, none: 0 };
/** Across a room everything takes half again as long. */
const ACROSS_THE_ROOM = 1.5;

const slownessOf = (pace: ScenePace, isTelevision: boolean): number =>
  SPEED[pace] * (isTelevision ? ACROSS_THE_ROOM : 1);

interface Staged<V extends Vocabulary> {
  readonly sight: Sight<V>;
  readonly stagings: Stagings<V>;
  readonly viewer: Viewer;
  readonly pace: ScenePace;
  readonly isTelevision: boolean;
}

export interface Scenes<V extends Vocabulary> {
  /** What is on the stage. */
  readonly moment: Moment<V> | null;
  /** The keys of all that waits, what is on the stage first. */
  readonly awaited: readonly string[];
  /** How long everything takes, 1 being usual; 0: nothing is shown. */
  readonly slowness: number;
  /** Takes it off, and the next comes on. */
  readonly skip: () => void;
  /** Somebody acts: the stage is cleared but for what happened to them and was not seen yet. */
  readonly clear: () => void;
  /** Shows again what happened after a step. */
  readonly again: (after: number) => void;
}

/** The queue of moments (an animation queue) before this viewer's eyes. The table underneath is always the present one. */
export function useScenes<V extends Vocabulary>(staged: Staged<V>): Scenes<V> {
  const { sight, stagings, viewer, pace, isTelevision } = staged;
  const { frame, log } = sight;
  const [queue, setQueue] = useState<readonly Moment<V>[]>([]);
  // A table that is opened is shown as it is; what was missed is told by the list of what happened since.
  const seen = useRef({ step: frame.step, viewer });

  useEffect(() => {
    const { step } = seen.current;
    const isOther = seen.current.viewer !== viewer;
    seen.current = { step: frame.step, viewer };
    if (pace === 'none' || isOther) return setQueue([]);
    setQueue(waiting => queueAfter(waiting, log, { stagings, viewer, after: step }));
  }, [frame.step, viewer, pace]);

  const moment = queue[0] ?? null;
  const skip = () => setQueue(([, ...rest]) => rest);
  useEffect(() => {
    if (!moment || moment.stays) return;
    const lasts = moment.staging?.lasts ?? SENTENCE;
    // Whoever wants no scenes may ask for them again.
    const timer = setTimeout(skip, lasts * slownessOf(pace === 'none' ? 'calm' : pace, isTelevision));
    return () => clearTimeout(timer);
  }, [moment?.key, pace]);

  return {
    moment,
    awaited: queue.map(({ key }) => key),
    slowness: slownessOf(pace, isTelevision),
    skip,
    clear: () => setQueue(waiting => waiting.filter(({ stays }) => stays)),
    again: after => setQueue(allSince(log, { stagings, after })),
  };
}
