import { useEffect, useMemo } from 'preact/hooks';
import type { Viewpoint } from '../../core/film.ts';
import { storeOf, useStore } from '../kit/store.ts';
import type { Evaluator } from '../replay/evaluator.ts';
import type { Recording } from '../replay/film.worker.ts';
import { fromOf, openReviewing, type Reviewing } from './reviewing.ts';
import { turningsOf } from './turnings.ts';

const NOTHING: Reviewing['courses'] = storeOf(new Map());

/** The reviews of a finished game, and the chances they have found for this viewpoint. */
export function useReviewing(
  recording: Recording | null,
  { viewpoint, counts }: { readonly viewpoint: Viewpoint | null; readonly counts: string },
): { readonly reviewing: Reviewing | null; readonly chances: Evaluator | null } {
  const reviewing = useMemo(() => recording && openReviewing(recording), [recording]);
  useEffect(() => () => reviewing?.stop(), [reviewing]);
  const courses = useStore(reviewing?.courses ?? NOTHING);
  const course = viewpoint === null ? undefined : courses.get(fromOf(viewpoint));
  const chances = useMemo(
    (): Evaluator | null =>
      course
        ? {
            counts,
            turnings: turningsOf(course).map(({ step }) => step),
            evaluate: async ({ step }) => course.findLast(place => place.step <= step)?.chances ?? [],
          }
        : null,
    [course, counts],
  );
  return { reviewing, chances };
}
