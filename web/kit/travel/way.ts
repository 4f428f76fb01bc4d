import type { Journey } from './journey.tsx';
import type { Spot } from './spot.ts';

const LASTS = { flies: 640, walks: 1000, spreads: 720, rises: 1200 } as const;

/** How wide a wash is drawn in the style sheet, and how far it spreads beyond its place. */
const WASH = 10;
const SPREAD = 2.6;

/** The way of a traveller as an animation; only transform and opacity change. */
export function wayOf(
  { gait = 'flies' }: Pick<Journey, 'gait'>,
  from: Spot,
  to: Spot | null,
): { readonly frames: Keyframe[]; readonly duration: number } {
  if (gait === 'spreads') {
    const reach = (SPREAD * from.width) / WASH;
    return {
      frames: [
        { transform: at(from, 0), opacity: 0.9 },
        { opacity: 0.7, offset: 0.5 },
        { transform: at(from, reach), opacity: 0 },
      ],
      duration: LASTS.spreads,
    };
  }
  if (!to) {
    const above = { ...from, y: from.y - 48 };
    return {
      frames: [
        { transform: at(from, 0.6), opacity: 0 },
        { transform: at({ ...from, y: from.y - 12 }, 1.15), opacity: 1, offset: 0.2 },
        { transform: at(above, 1), opacity: 1, offset: 0.75 },
        { transform: at(above, 1), opacity: 0 },
      ],
      duration: LASTS.rises,
    };
  }
  // What flies is thrown; who walks keeps to the ground.
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = gait === 'walks' ? 0 : Math.min(40, 0.16 * far);
  const middle = { ...from, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return {
    frames: [
      { transform: at(from, 0.7), opacity: 0, easing: 'ease-in' },
      { opacity: 1, offset: 0.14 },
      { transform: at(middle, 1.1), offset: 0.5, easing: 'ease-out' },
      { opacity: 1, offset: 0.86 },
      { transform: at(to, 0.85), opacity: 0 },
    ],
    duration: LASTS[gait],
  };
}

const at = ({ x, y }: Spot, scale: number) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(2)})`;
