import type { Vocabulary } from '../../core/game.ts';
import type { Reel, Viewpoint } from '../../core/film.ts';
import { nth } from '../../core/sure.ts';
import { courseOf, type Reckoning } from '../kit/ending/course.ts';

/** A place in a replay, as one viewpoint shows it. */
interface Spot {
  readonly viewpoint: Viewpoint;
  readonly step: number;
}

/** How everybody stands at a step, for the curve over a replay. What a number means is its own affair: points made so far, or chances, reckoned
 * from everything (`open`) or from what one seat knew. It may take its time. */
export interface Evaluator {
  /** What is counted, as the title of the curve. */
  readonly counts: string;
  /** Steps that are marked on the way; absent where none stands out. */
  readonly turnings?: readonly number[];
  evaluate(spot: Spot): Promise<readonly number[]>;
}

export interface Points extends Evaluator {
  /** The round that a step belongs to; null before the first one. */
  roundAt(step: number): number | null;
  /** What the game calls it. */
  readonly round: Reckoning<never>['round'] | undefined;
}

/** Points as the game itself reckons them from what this viewpoint was told. */
export function pointsIn<V extends Vocabulary>(
  { steps, log }: Reel<V>,
  reckoning: Reckoning<V['Event']>,
): Points {
  const { counts, turnings, stops } = courseOf(log, reckoning);
  const end = steps.at(-1);
  return {
    counts,
    round: reckoning.round,
    roundAt: step => turnings.findLast(turning => turning.step <= step)?.round || null,
    async evaluate({ step }) {
      // What is counted only when all is over.
      if (step === end) return nth(stops, stops.length - 1).values;
      return turnings.findLast(turning => turning.step <= step)?.after ?? reckoning.begins;
    },
  };
}
