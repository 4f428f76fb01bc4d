import { nth } from '../../../core/sure.ts';
import { Picture, Shape } from '../../../web/kit/picture.tsx';
import { GOLD } from '../data/words.ts';
import type { PlayerView } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { FLOWER_ART } from './art/flowers.tsx';
import { AT_DUSK, BRASS, WOOD } from './art/palette.ts';
import { ShackArt, Trophy } from './art/things.tsx';

/** Where the best three stand: x, the height of their step, how large they are. */
const STEPS = [
  { x: 300, top: 330, size: 190 },
  { x: 140, top: 390, size: 140 },
  { x: 460, top: 410, size: 130 },
] as const;
/** Where the steps stand on the lawn, and the feet of those before them. */
const FOOT = 500;
const FEET = 560;
const AUDIENCE = 6;
/** What shines needs room above the best hat. */
const HIGHEST = { golden: 0, any: 44 } as const;

/** The winner's gnomes by rank: three on the steps, the others before them. */
export function OnThePodium({ player: { gnomes }, seat }: { player: PlayerView; seat: number }) {
  const ranked = gnomes.map(({ hat }) => hat).toSorted((a, b) => b - a);
  const others = ranked.slice(STEPS.length, STEPS.length + AUDIENCE);
  const isGolden = ranked[0] === GOLD;
  const top = isGolden ? HIGHEST.golden : HIGHEST.any;
  const bottom = (others.length > 0 ? FEET : FOOT) + 4;
  return (
    <Picture viewBox={`40 ${top} 520 ${bottom - top}`} fit="xMidYMax meet">
      {isGolden && <Rays />}
      <ellipse cx="300" cy={FOOT} rx="250" ry="12" fill="#12301a" opacity=".25" />
      <g data-seat={seat}>
        {[2, 1, 0].map(place => {
          const { x, top, size } = nth(STEPS, place);
          const hat = ranked[place];
          return (
            <g key={place}>
              <Step x={x} top={top} />
              {hat !== undefined && (
                <svg x={x - size / 2} y={top - size * 1.46} width={size} height={size * 1.54}>
                  <Gnome hat={hat} mood="competing" beard={seat} />
                </svg>
              )}
            </g>
          );
        })}
        {/* On the step that is free. */}
        {ranked.length < STEPS.length && (
          <svg x="415" y="316" width="90" height="90">
            <Trophy />
          </svg>
        )}
        {others.map((hat, i) => (
          <svg key={i} x={60 + i * 82} y="452" width="70" height="106">
            <Gnome hat={hat} beard={seat} />
          </svg>
        ))}
      </g>
    </Picture>
  );
}

/** Without a number: those are the places of players. */
function Step({ x, top }: { x: number; top: number }) {
  const { fill, light, shade, line } = WOOD;
  return (
    <>
      <path d={`M${x - 78} ${top}H${x + 78}V${FOOT}H${x - 78}Z`} fill={fill} stroke={line} />
      <path d={`M${x + 52} ${top}H${x + 78}V${FOOT}H${x + 52}Z`} fill={shade} />
      <path d={`M${x - 84} ${top - 6}H${x + 84}V${top + 12}H${x - 84}Z`} fill={light} stroke={line} />
    </>
  );
}

/** The golden hat shines. */
function Rays() {
  return (
    <g fill="url(#gz-shine)">
      <radialGradient id="gz-shine" gradientUnits="userSpaceOnUse" cx="300" cy="150" r="310">
        <stop stop-color={BRASS.light} />
        <stop offset=".5" stop-color={BRASS.light} stop-opacity=".8" />
        <stop offset="1" stop-color={BRASS.light} stop-opacity="0" />
      </radialGradient>
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d="M300 150L284-160H316Z" transform={`rotate(${22.5 * i} 300 150)`} />
      ))}
    </g>
  );
}

/** The club's lawn under the sky, a hedge behind it: so high that the podium stands on the grass, however much paper lies before it. */
export function Lawn() {
  return (
    <Picture viewBox="0 0 1600 900" fit="xMidYMin slice">
      <defs>
        <pattern id="gz-poster-hedge" width="88" height="120" patternUnits="userSpaceOnUse" y="150">
          <Shape
            d="M0 120V30Q2 14 18 16Q26 2 42 10Q56 0 66 14Q84 12 88 30V120Z"
            tone={AT_DUSK.GRASS}
            in="shade"
          />
          <path
            d="M10 40q8-8 16-2M38 32q8-8 16 0M62 44q8-8 16-2M22 70q8-8 16 0M52 78q8-8 16 0"
            stroke={AT_DUSK.GRASS.fill}
          />
        </pattern>
      </defs>
      <path d="M0 0H1600V280H0Z" fill="var(--sky)" />
      <rect y="152" width="1600" height="118" fill="url(#gz-poster-hedge)" />
      <path d="M0 266H1600V900H0Z" fill={AT_DUSK.GRASS.light} />
      <path
        d="M640 266H700L560 900H360ZM760 266H840L900 900H700ZM900 266H960L1240 900H1040ZM500 266H560L220 900H20ZM1040 266H1100L1580 900H1380Z"
        fill={AT_DUSK.GRASS.fill}
        opacity=".45"
      />
      <g opacity="calc(.5 + .5 * var(--day))">
        <svg x="110" y="118" width="260" height="216">
          <ShackArt />
        </svg>
        {BORDER.map(([flower, x, y, size]) => {
          const Art = FLOWER_ART[flower];
          return (
            <svg key={x} x={x} y={y} width={size} height={size}>
              <Art />
            </svg>
          );
        })}
      </g>
    </Picture>
  );
}

/** Flowers at the near end of a wide lawn, below the paper: where each stands, and how large it is. */
const BORDER = [
  ['sunflower', 1110, 700, 210],
  ['sunflower', 1230, 740, 168],
  ['poppy', 1186, 800, 116],
  ['daisy', 1290, 806, 108],
  ['tulip', 1356, 776, 134],
] as const;
