import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Viewpoint } from '../../core/film.ts';
import { storeOf, useStore } from '../kit/store.ts';
import type { Evaluator } from '../replay/evaluator.ts';
import type { Recording } from '../replay/film.worker.ts';
import { type From, fromOf, openReviewing, type Reviewing } from './reviewing.ts';

const NOTHING: Reviewing['courses'] = storeOf(new Map());

/** The reviews of a finished game, and the chances they have found for this viewpoint, or for the one before. */
export function useReviewing(
  recording: Recording | null,
  { viewpoint, counts }: { readonly viewpoint: Viewpoint | null; readonly counts: string },
): {
  readonly reviewing: Reviewing | null;
  /** The eyes of the latest review that is there; it is shown until the next one is. */
  readonly settled: From | null;
  readonly chances: Evaluator | null;
} {
  const reviewing = useMemo(() => recording && openReviewing(recording), [recording]);
  useEffect(() => () => reviewing?.stop(), [reviewing]);
  const courses = useStore(reviewing?.courses ?? NOTHING);
  const from = viewpoint === null ? null : fromOf(viewpoint);
  const settled = useRef<From | null>(null);
  if (from !== null && courses.has(from)) settled.current = from;
  useEffect(() => {
    if (from !== null) reviewing?.look(from);
  }, [reviewing, from]);
  const course = settled.current === null ? undefined : courses.get(settled.current);
  const turnings =
    settled.current === null ? null : (reviewing?.state(settled.current).get()?.turnings ?? null);
  const chances = useMemo(
    (): Evaluator | null =>
      course
        ? {
            counts,
            ...(turnings && { turnings: turnings.map(({ step }) => step) }),
            evaluate: async ({ step }) => course.findLast(place => place.step <= step)?.chances ?? [],
          }
        : null,
    [course, turnings, counts],
  );
  return { reviewing, settled: settled.current, chances };
}
