import { Shape } from '../../../../web/kit/picture.tsx';
import { centreOf, hexagonAt, type Point } from '../geometry.ts';
import { CHOCOLATE, CREAM, LAMP, WOOD } from './palette.ts';
import { LampPost } from './town.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

const PLACES = [0, 1, 2, 3, 4, 5];
/** Where two tiles meet at the edge of the town. */
const NOTCHES = PLACES.map((place): Point => {
  const [a, b] = [centreOf(place), centreOf(place + 1)];
  return [(2 / 3) * (a[0] + b[0]), (2 / 3) * (a[1] + b[1])];
});
/** How far a lamp stands below its bridge: above it on the bank, at its side, below it outside, so that none covers a house or a price. */
const below = (y: number) => (y < -1 ? 2 : y > 1 ? 26 : 12);
/** Lamps beside the bridges and on the factory's square, by their feet. */
const LAMPS: readonly Point[] = [
  ...NOTCHES.map(([x, y]): Point => [x + Math.sign(x) * (y > 1 ? 15 : 11), y + below(y)]),
  [-86, 14],
  [86, 14],
  [-45, 78],
  [45, 78],
];

/** The river of chocolate around the town, six bridges over it, and the cobbles of its streets. */
export const River = steady(function River() {
  const banks = PLACES.map(place => hexagonAt(centreOf(place)));
  const ring = (color: string, width: number, at?: string) => (
    <g fill={color} stroke={color} stroke-width={width} stroke-linejoin="round" transform={at}>
      {banks.map(bank => (
        <polygon key={bank} points={bank} />
      ))}
      {NOTCHES.map(([x, y]) => (
        <circle key={x} cx={x * 1.06} cy={y * 1.06} r="9" />
      ))}
    </g>
  );
  return (
    <g id="ec-river" aria-hidden="true" pointer-events="none">
      <defs>
        <pattern id="ec-cobbles" width="15" height="11" patternUnits="userSpaceOnUse">
          <path
            d="M1 2.500Q4 .5 7 2.500M8.500 2.500Q11 .5 14 2.500M-2.500 8Q.5 6 3 8M4.500 8Q7.500 6 10.500 8M12 8Q15 6 18 8"
            fill="none"
            stroke={CREAM.line}
            stroke-opacity=".3"
          />
        </pattern>
      </defs>
      {ring(CHOCOLATE.line, 23)}
      {ring(CHOCOLATE.fill, 20)}
      {ring(CHOCOLATE.light, 14, 'translate(-1.5 -2)')}
      {ring(CHOCOLATE.shade, 12)}
      {NOTCHES.map(([x, y], n) => (
        <g key={n} transform={`translate(${x} ${y}) rotate(${60 * n + 30})`} stroke-width="1.2">
          <Shape d="M-6 3Q-4-12-7-27H7Q4-12 6 3Z" tone={WOOD} in="light" />
          <path d="M-5-2H5M-5-7H5M-5-12H5M-5-17H5M-6-22H6" stroke={WOOD.shade} />
          <path d="M-7 3Q-5-12-8-27M7 3Q5-12 8-27" fill="none" stroke={WOOD.line} stroke-width="2.4" />
        </g>
      ))}
    </g>
  );
});

/** The lamps of the town, with the light they throw. */
export const StreetLamps = steady(function StreetLamps() {
  return (
    <g
      id="ec-lamps"
      aria-hidden="true"
      pointer-events="none"
      style={{ color: LAMP.fill }}
      fill="none"
      stroke-width="3"
    >
      <defs>
        <g id="ec-post">
          <circle cx="30" cy="28" r="60" fill="url(#ec-light)" />
          <LampPost lit />
        </g>
      </defs>
      {LAMPS.map(([x, y]) => (
        <use
          key={`${x},${y}`}
          href="#ec-post"
          transform={`translate(${x} ${y}) scale(.28) translate(-30 -96)`}
        />
      ))}
    </g>
  );
});
