import { BLOOM, CREAM } from './palette.ts';

const RAYS = [0, 40, 80, 120, 160, 200, 240, 280, 320];
const RAY = 'M-4-7L-8-25L-4.500-24L-2.500-28L0-25L2.500-28L4.500-24L8-25L4-7Z';

/** The flower of wild chicory: nine rays, each cut straight and toothed at its end. */
export function Blossom({ at, turned = 0 }: { at: string; turned?: number }) {
  return (
    <g transform={at} stroke-width="2">
      <g transform={`rotate(${turned})`} stroke={BLOOM.line}>
        {RAYS.map((angle, i) => (
          <path
            key={angle}
            d={RAY}
            transform={`rotate(${angle})`}
            fill={i < 2 || i > 6 ? BLOOM.light : BLOOM.fill}
          />
        ))}
      </g>
      <circle r="7" fill={BLOOM.shade} stroke={BLOOM.line} />
      <path d="M-2-3v-3M2-3v-3M0 1v-3M-3 3v-3M3 3v-3" stroke={CREAM.light} stroke-width="1.6" />
    </g>
  );
}
