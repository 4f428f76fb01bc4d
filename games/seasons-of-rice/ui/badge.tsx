import type { Point } from '../data/lattice.ts';
import { U } from './geometry.ts';

const RIMS = {
  had: { fill: 'var(--disc)', stroke: 'var(--would)' },
  would: { fill: 'var(--disc)', stroke: '#24542e', 'stroke-dasharray': '2.4 1.6' },
  offer: { fill: '#f2b632', stroke: '#6d4b05' },
} as const;

interface BadgeProps {
  readonly at: Point;
  readonly text: string | number;
  /** Points that are not had yet: of a field that would close, or of a spot that would close something. */
  readonly kind?: keyof typeof RIMS;
}

/** A number on the land. It is never smaller than what can be read, however far away the land is. */
export function Badge({ at, text, kind = 'had' }: BadgeProps) {
  const wide = String(text).length > 2 ? 9.5 : 7.5;
  return (
    <g transform={`translate(${at.x * U} ${at.y * U})`}>
      <g class="sr-badge">
        <rect {...RIMS[kind]} stroke-width="1.4" x={-wide} y="-7.5" width={2 * wide} height="15" rx="7.5" />
        <text class="sr-number" y=".6" font-size="10.5">
          {text}
        </text>
      </g>
    </g>
  );
}
