import { useEffect, useMemo, useState } from 'preact/hooks';
import { nth } from '../../core/sure.ts';
import type { Evaluator } from './evaluator.ts';
import { indexOf } from './waymarks.ts';
import type { Shown } from './use-player.ts';

interface CurveProps {
  readonly evaluator: Evaluator;
  readonly shown: Pick<Shown, 'viewpoint' | 'reel'>;
}

interface Stood {
  readonly index: number;
  readonly values: readonly number[];
}

/** So many places are looked at: more would not be seen. */
const PLACES = 100;

/** How everybody stood, as a line for each seat behind the slider. Whoever cannot see it has the score sheet. */
export function Curve({ evaluator, shown: { viewpoint, reel } }: CurveProps) {
  const [stood, setStood] = useState<readonly Stood[]>([]);
  useEffect(() => {
    let wanted = true;
    const { steps } = reel;
    const last = steps.length - 1;
    const count = Math.min(PLACES, last);
    const evaluate = async () => {
      const found: Stood[] = [];
      for (let n = 0; n <= count && wanted; n++) {
        const index = count === 0 ? 0 : Math.round((last * n) / count);
        found.push({ index, values: await evaluator.evaluate({ viewpoint, step: nth(steps, index) }) });
      }
      if (wanted) setStood(found);
    };
    // Whatever cannot be evaluated has no curve.
    evaluate().catch(() => setStood([]));
    return () => {
      wanted = false;
    };
  }, [evaluator]);
  const lines = useMemo(() => linesOf(stood), [stood]);
  if (lines.length === 0) return null;
  return (
    <svg
      class="scrubber-curve"
      viewBox={`0 0 ${Math.max(1, reel.steps.length - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <title>{evaluator.counts}</title>
      {lines.map((line, seat) => (
        <path key={seat} data-seat={seat} d={line} />
      ))}
      {evaluator.turnings && (
        <path
          class="scrubber-turnings"
          d={evaluator.turnings.map(step => `M${indexOf(reel.steps, step)} 0V1`).join('')}
        />
      )}
    </svg>
  );
}

/** By seat, as steps: nobody has half a point. The highest number touches the top. */
export function linesOf(stood: readonly Stood[]): string[] {
  const all = stood.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  if (stood.length < 2 || most <= least) return [];
  const height = (value: number) => round(1 - (value - least) / (most - least));
  return nth(stood, 0).values.map((_, seat) =>
    stood
      .map(({ index, values }, i) => {
        const y = height(nth(values, seat));
        return i === 0 ? `M${index} ${y}` : `H${index}V${y}`;
      })
      .join(''),
  );
}

const round = (part: number) => Math.round(part * 1000) / 1000;
