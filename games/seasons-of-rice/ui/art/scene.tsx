import { Shape } from '../../../../web/kit/picture.tsx';
import type { ComponentChildren } from 'preact';
import { useRoom } from '../../../../web/kit/frame/room.ts';
import type { Arrangement } from '../../../../web/kit/frame/arrangement.ts';
import type { Season } from '../../vocabulary.ts';
import { BuffaloShape, HouseShape } from './figures.tsx';
import { JADE, RIPE, TEAK } from './palette.ts';
import { DYKES, GLINTS, PADDIES, TUFTS } from './plain.ts';
import { steady } from '../../../../web/kit/steady.tsx';

/** The colours of the valley, each by day and by night. Words are read on all of them: they keep close to the ground. */
interface Weather {
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly mist: string;
  readonly paddies: readonly [string, string, string];
  readonly dyke: string;
  readonly glint: string;
  readonly tuft: string;
}

const RAIN: Weather = {
  hills: ['light-dark(#bdd3d3, #22363f)', 'light-dark(#a8c6c0, #223b40)', 'light-dark(#95baab, #23403c)'],
  mist: 'light-dark(#eaf3f2, #2c434b)',
  paddies: ['light-dark(#c6dbde, #1a2d35)', 'light-dark(#b3ced4, #14252d)', 'light-dark(#b3d2c4, #183029)'],
  dyke: 'light-dark(#a98f66, #4b4636)',
  glint: 'light-dark(#f6fcfc, #5d7a86)',
  tuft: 'light-dark(#6fa58a, #3f6f5b)',
};

const SUN: Weather = {
  hills: ['light-dark(#f0deaa, #37301d)', 'light-dark(#e2d296, #35301c)', 'light-dark(#cbc587, #343420)'],
  mist: 'light-dark(#fff6dc, #3d3521)',
  paddies: ['light-dark(#f3e0a8, #2b2517)', 'light-dark(#e6cb80, #221c11)', 'light-dark(#dccf8e, #2a2917)'],
  dyke: 'light-dark(#ad8448, #52432a)',
  glint: 'light-dark(#fff6d6, #5a4c2b)',
  tuft: 'light-dark(#b98e36, #7a6430)',
};

type Place = readonly [x: string, y: string, scale: number];

/** Where things stand, in parts of the table: the horizon, what is near at the left and at the right, and the sun. */
interface Places {
  readonly horizon: number;
  readonly left: Place;
  readonly right: Place;
  readonly sun: Place;
}

const WIDE: Places = {
  horizon: 22,
  left: ['0', '100%', 1],
  right: ['100%', '77%', 1],
  sun: ['71%', '11%', 1],
};
const PLACES: { readonly [A in Arrangement]: Places } = {
  upright: { horizon: 25, left: ['0', '100%', 0.5], right: ['100%', '100%', 0.6], sun: ['74%', '19%', 0.6] },
  lying: { horizon: 33, left: ['0', '100%', 0.5], right: ['57%', '79%', 0.55], sun: ['43%', '19%', 0.55] },
  tablet: { horizon: 25, left: ['0', '66%', 0.75], right: ['100%', '66%', 0.9], sun: ['76%', '18%', 0.9] },
  laptop: WIDE,
  // Beside the board lies the log.
  desktop: { ...WIDE, right: ['79%', '77%', 1] },
  television: { ...WIDE, right: ['100%', '96%', 1] },
};

/** Who plays has things of their own at the right of the board: what is near stands at the left of them. */
const LEFT_OF_MINE: { readonly [A in Arrangement]?: string } = { laptop: '80%', desktop: '65%' };

/** What is in the dock decides how high it is. */
export type InDock = 'question' | 'answers' | 'hand';
/** Up from the foot of an upright phone to the edge of the dock, or of the row above it: with a hand `--dock-high` of what the bar leaves. */
const ON_DOCK: { readonly [D in InDock]: string } = {
  question: 'translateY(calc(-4em - var(--row-high)))',
  answers: 'translateY(-7.2em)',
  hand: 'translateY(max(19px - 43cqh, -16.5em))',
};

/** The place of the game: hills over a plain of paddies, grey with rain or gold with sun, as on the lid of the box. */
export const Scene = steady(function Scene({ season, inDock }: { season: Season; inDock: InDock }) {
  const { arrangement } = useRoom();
  const inColumns = arrangement === 'laptop' || arrangement === 'desktop' || arrangement === 'television';
  const rains = season === 'wet' || season === 'ancestors';
  const { horizon, left, right, sun } = PLACES[arrangement];
  const edge = inDock === 'hand' ? (LEFT_OF_MINE[arrangement] ?? right[0]) : right[0];
  return (
    <>
      <svg>
        {!rains && <At place={sun} draw={<Sun />} />}
        {inColumns && <At place={['74%', '9%', 0.8]} draw={<Moon />} />}
        <Backdrop season={season} horizon={horizon} />
        {rains ? (
          <At place={sun} draw={<Clouds />} />
        ) : (
          <At place={['36%', '13%', sun[2]]} draw={<Swallows />} />
        )}
        <g style={{ transform: arrangement === 'upright' ? ON_DOCK[inDock] : '' }}>
          <At place={[edge, right[1], right[2]]} draw={<Grove dry={!rains} />} />
          <At place={left} draw={<Homestead dry={!rains} />} />
        </g>
      </svg>
      {rains && (
        <svg class={inColumns ? 'sr-rain' : ''} overflow="visible">
          <rect x="-5%" y="-132" width="120%" height="130%" fill="url(#sr-rain)" />
        </svg>
      )}
    </>
  );
});

/** Something that keeps its size and its place, however the table is cut. */
function At({ place: [x, y, scale], draw }: { place: Place; draw: ComponentChildren }) {
  const { unit } = useRoom();
  return (
    <svg x={x} y={y} overflow="visible">
      <g transform={`scale(${((unit / 16) * scale).toFixed(3)})`}>{draw}</g>
    </svg>
  );
}

/** Hills and plain alone, which also lie behind a small picture of a landscape. */
export function Backdrop({ season, horizon }: { season: Season; horizon: number }) {
  const { hills, mist, paddies, dyke, glint, tuft } = season === 'wet' || season === 'ancestors' ? RAIN : SUN;
  return (
    <>
      <svg
        y={`${horizon - 17}%`}
        width="100%"
        height="17.5%"
        viewBox="0 0 1600 220"
        overflow="visible"
        preserveAspectRatio="xMidYMax slice"
      >
        <path
          fill={hills[0]}
          d="M0 150C90 120 150 40 240 52C320 60 360 130 450 118C540 100 580 8 690 20C790 30 820 122 920 112C1000 104 1060 132 1140 126C1230 118 1270 52 1350 44C1440 38 1500 84 1600 96V220H0Z"
        />
        <path
          fill={hills[1]}
          d="M0 110C100 84 190 150 300 150C420 150 470 88 570 96C670 104 720 166 830 160C950 152 1000 96 1110 102C1220 108 1290 164 1390 150C1470 138 1530 106 1600 112V220H0Z"
        />
        <path
          fill={hills[2]}
          d="M0 176C120 150 240 158 380 180C520 200 640 158 800 168C960 178 1060 200 1220 178C1380 158 1500 160 1600 182V220H0Z"
        />
      </svg>
      <svg
        y={`${horizon}%`}
        width="100%"
        height={`${100 - horizon}%`}
        viewBox="0 0 1600 700"
        preserveAspectRatio="xMidYMin slice"
      >
        <path fill={paddies[0]} d="M0 0H1600V700H0Z" />
        {PADDIES.map((d, i) => (
          <path key={i} fill={paddies[i + 1]} d={d} />
        ))}
        <g fill="none" stroke-linecap="round">
          {DYKES.map(({ width, d }) => (
            <path key={width} stroke={dyke} stroke-width={width} opacity=".42" d={d} />
          ))}
          <path stroke={tuft} stroke-width="3" opacity=".7" d={TUFTS} />
          <path stroke={glint} stroke-width="4" opacity=".8" d={GLINTS} />
        </g>
        <path fill={mist} opacity=".7" d="M0 0H1600V7C1200 18 900 4 600 12S200 20 0 9Z" />
      </svg>
      <rect width="100%" height="100%" fill="url(#sr-pool)" />
    </>
  );
}

/** A rain cloud as on the lid, and two behind it. */
export function Clouds() {
  const cloud = (at: string, opacity: number) => (
    <g transform={at} opacity={opacity}>
      <path
        fill="light-dark(#f2f8f8, #3a525c)"
        d="M24 66C2 64 4 34 28 34C30 10 68 8 76 28C98 16 126 34 114 56C112 64 104 67 96 66Z"
      />
      <path
        fill="light-dark(#cadde0, #2d434d)"
        d="M24 66C10 65 6 52 13 43C20 56 60 60 80 54C96 50 108 46 113 40C118 48 112 66 96 66Z"
      />
    </g>
  );
  return (
    <>
      {cloud('translate(-470 -62) scale(1.6)', 0.75)}
      {cloud('translate(-60 -60) scale(1.3)', 0.85)}
      {cloud('translate(-720 -20) scale(1.1)', 0.6)}
    </>
  );
}

export function Sun() {
  return (
    <>
      <circle r="112" fill="light-dark(#fdf4d2, #33291a)" />
      <circle r="90" fill="light-dark(#fce9b0, #3b2f1c)" />
      <circle r="66" fill="light-dark(#f3cf62, #4a3a1f)" />
      <path
        fill="none"
        stroke="light-dark(#fbe7a6, #57452a)"
        stroke-width="9"
        stroke-linecap="round"
        d="M-46 -16Q-39 -39 -16 -47"
      />
    </>
  );
}

export function Swallows() {
  return (
    <path
      fill="light-dark(#7a6640, #8a774f)"
      d="M0 8q13-16 26-3q13-12 26 3q-14-5-25 6q-12-11-27-6ZM64 40q10-12 20-2q10-9 20 2q-11-4-19 5q-9-9-21-5ZM-48 52q9-11 18-2q9-8 18 2q-10-4-17 4q-8-8-19-4Z"
    />
  );
}

/** After dark only: by day it has no colour. */
function Moon() {
  const moonlight = 'light-dark(transparent, #f3ead3)';
  return (
    <>
      <circle r="58" fill="light-dark(transparent, rgb(243 234 211 / 7%))" />
      <circle r="36" fill={moonlight} />
      <path fill="light-dark(transparent, #d8cba8)" d="M14 -33A36 36 0 1 1 -33 14A40 40 0 0 0 14 -33Z" />
      <path
        fill={moonlight}
        opacity=".7"
        d="M96 -44l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM190 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM270 -54l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM400 -30l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM-90 -40l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM520 -62l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM640 -20l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
      />
    </>
  );
}

/** A sugar palm, its foot at the origin, 190 high. */
function Palm({ at }: { at: string }) {
  return (
    <g transform={at} stroke-linejoin="round" stroke-linecap="round">
      <g stroke={TEAK.line}>
        <path d="M-9 4C-4-44-6-92 2-142L12-140C8-92 12-44 14 4Z" fill={TEAK.shade} stroke-width="3.5" />
        <path d="M-4-20l8 3M-4-46l8 3M-3-72l8 3M-1-98l8 3M1-122l7 3" fill="none" stroke-width="2.5" />
      </g>
      <g stroke={JADE.line} stroke-width="3.5">
        <path
          d="M8-142C-14-136-38-122-46-98C-30-112-12-118 0-122C-10-112-14-100-12-88C-4-104 4-114 10-122C18-112 26-100 30-86C34-100 30-114 22-124C36-120 52-112 64-98C62-120 40-136 18-142Z"
          fill={JADE.shade}
        />
        <path
          d="M8-146C-4-164-30-170-56-156C-44-154-34-150-26-144C-42-144-56-134-60-118C-42-130-22-136-2-136C6-138 14-140 18-142C38-140 58-130 72-116C70-134 58-146 40-148C50-154 62-156 72-154C52-174 26-166 12-148C16-164 24-176 36-184C20-188 8-176 6-160C0-174-12-184-26-184C-12-174 0-162 8-146Z"
          fill={JADE.fill}
        />
      </g>
      <path
        d="M-38-157C-22-160-8-156 2-148M48-164C34-164 22-156 16-147"
        fill="none"
        stroke={JADE.light}
        stroke-width="4"
      />
    </g>
  );
}

/** A strip of bank on which near things stand, its foot at the origin. */
function Bank({ dry, d, lip }: { dry: boolean; d: string; lip: string }) {
  const { fill, light, line } = dry ? RIPE : JADE;
  return (
    <g stroke-linejoin="round">
      <Shape d={d} tone={TEAK} in="shade" pen="4" />
      <path d={lip} fill={fill} stroke={line} stroke-width="4" />
      <path d={lip} fill="none" stroke={light} stroke-width="3" transform="translate(2 5)" opacity=".6" />
    </g>
  );
}

/** A house on stilts at the edge of the water, a light in it after dark. */
function Homestead({ dry }: { dry: boolean }) {
  return (
    <>
      <g class="sr-near">
        <Palm at="translate(186 -44) scale(1.05)" />
        <Bank
          dry={dry}
          d="M-8 12V-66C70-74 190-60 262-8L272 12Z"
          lip="M-8 -54V-84C60-96 150-86 206-60C238-46 256-26 264-4C230-26 200-34 168-36C110-40 60-50-8-54Z"
        />
        <g transform="translate(18 -178) scale(1.14)">
          <HouseShape />
        </g>
        <g transform="translate(122 -112) scale(.62)">
          <BuffaloShape />
        </g>
        <path
          d="M22 -62q-1-14 7-20M32 -60q2-11 10-14M92 -54q-1-14 7-20M102 -52q2-11 10-14M206 -30q-1-12 5-17"
          fill="none"
          stroke={(dry ? RIPE : JADE).line}
          stroke-width="3.5"
          stroke-linecap="round"
        />
      </g>
      <path fill="light-dark(transparent, #f6c75a)" d="M67 -113H83V-92H67Z" />
    </>
  );
}

/** Two palms on a bank that comes in from the right. It goes on below the things of whoever plays, to the edge of the table. */
function Grove({ dry }: { dry: boolean }) {
  return (
    <g class="sr-near">
      <Palm at="translate(-48 -30) scale(1.25)" />
      <Palm at="translate(-118 -20) scale(.86)" />
      <Bank
        dry={dry}
        d="M600 12V-58C400-74 220-34 80-44C-70-50-140-36-186-2L-194 12Z"
        lip="M600 -48V-76C400-92 220-52 80-62C-60-68-130-50-188 0C-150-22-110-28-70-30C-44-32-18-32 80-34C220-24 400-64 600-48Z"
      />
    </g>
  );
}
