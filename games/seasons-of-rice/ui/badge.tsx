import { steady } from '../../../web/kit/steady.tsx';
import type { Point } from '../data/lattice.ts';
import { LAND } from './art/land.ts';
import { U } from './geometry.ts';

const RIMS = {
  had: { fill: LAND.disc, stroke: LAND.would },
  would: { fill: LAND.disc, stroke: '#24542e' },
  offer: { fill: '#f2b632', stroke: '#6d4b05' },
} as const;

/** Letters and numbers on the land; none is ever smaller than what can be read, whatever the distance `--scale`. */
export const LETTERING = {
  'font-family': 'var(--display)',
  'font-weight': 600,
  'text-anchor': 'middle',
  'dominant-baseline': 'central',
  'pointer-events': 'none',
  fill: '#2b2420',
} as const;

/** A harvest of so many points has a larger disc, and one of so many the largest. */
const LARGE = [8, 15];

interface BadgeProps {
  readonly at: Point;
  readonly text: string | number;
  /** Points that are not had yet: of a field that would close, or of a spot that would close something. */
  readonly kind?: keyof typeof RIMS;
}

/** A number on the land. It is never smaller than what can be read, however far away the land is. */
export const Badge = steady(({ at, text, kind = 'had' }: BadgeProps) => {
  const wide = String(text).length > 2 ? 9.5 : 7.5;
  const size = typeof text === 'number' ? 1 + 0.18 * LARGE.filter(least => text >= least).length : 1;
  return (
    <g transform={`translate(${at.x * U} ${at.y * U})`}>
      <g class="sr-badge" style={{ scale: `max(${size}, 1.06 / var(--scale))` }} pointer-events="none">
        <rect {...RIMS[kind]} stroke-width="1.4" x={-wide} y="-7.5" width={2 * wide} height="15" rx="7.5" />
        <text {...LETTERING} y=".6" font-size="10.5">
          {text}
        </text>
      </g>
    </g>
  );
});
