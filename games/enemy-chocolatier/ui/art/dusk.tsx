import { Shape } from '../../../../web/kit/picture.tsx';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../../web/kit/frame/room.ts';
import { watchSize } from '../../../../web/kit/frame/watch-size.ts';
import { Fronts, frontOfHouse } from './fronts.tsx';
import { CHOCOLATE, DUSK, LAMP, LILAC, LOVE, MINT, NUTS, PLUM, SUGAR, WALL } from './palette.ts';
import { Cat, LampPost } from './town.tsx';
import { steady } from '../../../../web/kit/steady.tsx';
import { elementOf } from '../../../../web/kit/element-of.ts';

/** A drawing that hangs on a point of the table, ten of its units to one of the table's, whatever the table's shape. */
function Pinned({ x, y, children }: { x: string; y: string; children: ComponentChildren }) {
  return (
    <svg x={x} y={y} width="1em" height="1em" viewBox="0 0 10 10" overflow="visible">
      {children}
    </svg>
  );
}

interface NeighbourProps {
  readonly at: string;
  readonly wall: typeof WALL;
  readonly roof: typeof WALL;
  readonly asleep?: boolean;
  /** Which of the fronts it has. */
  readonly like: string;
}

/** A house outside the town, where nobody buys. */
function Neighbour({ at, wall, roof, asleep, like }: NeighbourProps) {
  const colours = {
    '--wall': wall.fill,
    '--wall-shade': wall.shade,
    '--roof': roof.fill,
    '--roof-shade': roof.shade,
    '--pen': wall.line,
    '--window': asleep ? PLUM.shade : LAMP.fill,
  };
  return (
    <g transform={at} style={colours}>
      <use href={frontOfHouse(like)} />
      <path d="M-14 0V-26Q-13-40 0-40T14-26V0Z" fill={roof.shade} stroke={wall.line} stroke-width="4" />
      <path d="M7-18v.1" stroke={LAMP.light} stroke-width="5" stroke-linecap="round" />
    </g>
  );
}

const FAR =
  'M0 120V62L16 44L32 62V52H44V38L56 22L68 38V68L88 48L108 68V44H116V30H124V44L140 62V76H176L196 52L216 76V48H222L228 18L234 48H240V70L262 50L284 70V40L300 24L316 40V62H334L352 42L370 62V50H384V34H392V50L408 64V78H440L460 56L480 62V120Z';
const NEAR =
  'M0 120V70L26 40L52 70H66V50Q84 30 102 50V78H128L158 44L188 78V58H198V44H208V58H232V84H262L280 62V46L300 28L320 46V72L346 50L372 72H398V52Q416 34 434 52V80H462L490 46L518 76H540V64L560 70V120Z';

/** A row of roofs from one side of the table to the other, standing on `foot`. */
function Roofs({ id, d, width, foot, fill, windows }: RoofsProps) {
  return (
    <svg y={foot} width="100%" height="12em" overflow="visible">
      <pattern
        id={id}
        y="-9em"
        width={`${width / 10}em`}
        height="12em"
        viewBox={`0 0 ${width} 120`}
        patternUnits="userSpaceOnUse"
      >
        <path d={d} fill={fill} />
        <path d={windows} stroke={LAMP.fill} stroke-width="4" stroke-linecap="round" />
      </pattern>
      <rect y="-9em" width="100%" height="12em" fill={`url(#${id})`} />
    </svg>
  );
}

interface RoofsProps {
  readonly id: string;
  readonly d: string;
  /** After how many units it repeats. */
  readonly width: number;
  readonly foot: string;
  readonly fill: string;
  readonly windows: string;
}

const STARS = [
  [6, 32],
  [17, 52],
  [24, 26],
  [31, 44],
  [38, 22],
  [46, 34],
  [57, 46],
  [63, 24],
  [70, 56],
  [76, 30],
  [82, 22],
  [88, 48],
  [94, 28],
  [98, 60],
] as const;

/** From the chimney up, where there is room for a longer plume, and into a heart. */
const PLUME = 'M0 0C14-24-12-48 2-78';
const HEART_SMOKE =
  'M0 0C-5-6 1-11 11-10C23-11 29-7 42-12C19-28 13-50 27-57C36-61 43-54 45-46C49-56 60-60 68-52C77-40 63-24 47-15';

/** Of the ground so much, the rest of another colour. */
const mixed = (part: number, other: string) => `color-mix(in oklab, var(--ground) ${part}%, ${other})`;

/** In a smaller room the houses around are smaller too. */
const SIZES = { upright: 0.55, lying: 0.55, tablet: 0.7, laptop: 1, desktop: 1, television: 1 };

/** A dock below the board is so many times wider than high; beside it, it is not. */
const BELOW = 4;

/** Where sky is left beside the town, which is larger for who only watches; and how far above the horizon. */
const CHIMNEY = {
  upright: { played: 80, watched: 80, up: 8 },
  lying: { played: 66, watched: 66, up: 3 },
  tablet: { played: 80, watched: 80, up: 8 },
  laptop: { played: 72, watched: 92, up: 8 },
  desktop: { played: 65, watched: 77, up: 8 },
  television: { played: 72, watched: 72, up: 5 },
};

/** The middle of the town, in parts of the table; from left to right also for who only watches, and has nothing beside it. */
const TOWN = {
  upright: { played: 50, watched: 50, down: 44 },
  lying: { played: 28, watched: 28, down: 50 },
  tablet: { played: 50, watched: 50, down: 44 },
  laptop: { played: 46, watched: 58, down: 50 },
  desktop: { played: 38, watched: 47, down: 48 },
  television: { played: 50, watched: 50, down: 46 },
};

/** A lamp on the square. */
function Lamp({ at }: { at: string }) {
  return (
    <g transform={at} style={{ color: LAMP.fill }} stroke-width="3">
      <circle cx="30" cy="28" r="90" fill="url(#ec-light)" fill-opacity=".7" />
      <LampPost lit />
    </g>
  );
}

/** Dusk over the roofs around the town: the sky, two rows of roofs, the square before them, and who lives there. */
export const Dusk = steady(function Dusk() {
  const { arrangement, unit } = useRoom();
  const isTall = arrangement === 'upright' || arrangement === 'tablet';
  const sky = useRef<SVGSVGElement>(null);
  /** Null where no town lies before it: on the poster of the end. */
  const [seen, setSeen] = useState<'played' | 'watched' | null>(null);
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const table = elementOf(sky).closest('.ground')?.parentElement;
    const dock = table?.querySelector('.area-dock');
    // There my things stand, and the dock or the story. Where the dock goes on below the board, the lamp stands on its edge.
    const isPlayed = Boolean(table?.querySelector('.area-mine'));
    setSeen(table ? (isPlayed ? 'played' : 'watched') : null);
    if (!dock) return;
    return watchSize(dock, ({ width, height }) =>
      setLift(isPlayed && !isTall && width > height * BELOW ? (10 * height) / unit : 0),
    );
  }, [isTall, unit]);
  /** No room for a longer plume. */
  const isLow = isTall || arrangement === 'lying';
  const horizon = isTall ? 34 : 46;
  const foot = !isTall ? '100%' : seen === 'watched' ? '91%' : '79%';
  return (
    <svg ref={sky} fill="none" stroke-linejoin="round" style={{ fontSize: `${SIZES[arrangement]}em` }}>
      <Fronts />
      <pattern
        id="ec-square"
        width="9em"
        height="4.8em"
        viewBox="0 0 180 96"
        patternUnits="userSpaceOnUse"
        style={{ fill: 'color-mix(in oklab, var(--roofs), #fff 6%)' }}
      >
        <path d="M4 8Q6 2 16 2H40Q50 3 50 14T40 26H14Q3 25 4 8ZM64 6Q70 1 84 2T104 8Q108 20 98 25H74Q58 24 64 6ZM118 12Q118 2 130 2H160Q174 3 174 14T160 26H130Q119 24 118 12Z" />
        <path
          d="M-20 44Q-18 34-6 34H14Q24 36 23 47T10 58H-10Q-22 56-20 44ZM38 40Q42 33 56 34H76Q88 36 86 48T74 58H50Q36 56 38 40ZM100 44Q102 34 114 34H138Q148 37 147 47T134 58H112Q99 56 100 44ZM160 44Q162 34 174 34H194Q204 36 203 47T190 58H170Q158 56 160 44Z"
          fill-opacity=".6"
        />
        <path d="M8 74Q11 66 22 66H50Q62 68 60 80T48 90H20Q6 88 8 74ZM76 74Q78 65 92 66H112Q124 69 122 80T110 90H88Q74 88 76 74ZM136 74Q140 66 150 66H164Q176 69 174 80T162 90H148Q134 88 136 74Z" />
      </pattern>
      <svg width="100%" height={`${horizon}%`} viewBox="0 0 400 180" preserveAspectRatio="none">
        <path d="M0 0H400V180H0Z" style={{ fill: mixed(45, 'var(--ground-deep)') }} />
        <path d="M0 52Q90 34 190 48T400 38V180H0Z" style={{ fill: 'var(--ground)' }} />
        <path d="M0 98Q110 78 220 94T400 84V180H0Z" style={{ fill: mixed(62, '#a5577a') }} />
        <path d="M0 134Q120 116 210 130T400 122V180H0Z" style={{ fill: mixed(32, '#b5627c') }} />
        <path d="M0 160Q100 148 200 156T400 150V180H0Z" style={{ fill: mixed(20, '#d98a80') }} />
      </svg>
      <g fill={LAMP.light}>
        {STARS.map(([x, y]) => (
          <circle key={x} cx={`${x}%`} cy={`${(y * horizon) / 100}%`} r={x % 3 ? '.09em' : '.15em'} />
        ))}
      </g>
      <Pinned x={isTall ? '24%' : '25%'} y={isTall ? '24%' : '18%'}>
        <circle r="90" fill="url(#ec-light)" fill-opacity=".5" />
        <path
          d="M6-30C-24-28-38 8-12 28C0 36 16 34 25 24C-2 26-14-6 6-30Z"
          fill={LAMP.light}
          stroke={LAMP.shade}
          stroke-width="2"
        />
      </Pinned>
      <Roofs
        id="ec-far"
        d={FAR}
        width={480}
        foot={`${horizon - 2}%`}
        fill={`light-dark(${DUSK.far}, #332650)`}
        windows="M56 44v5M20 70v4M228 56v5M300 52v5M196 78v4M352 68v4M120 54v3M460 74v4"
      />
      <Roofs
        id="ec-near"
        d={NEAR}
        width={560}
        foot={`${horizon + 3}%`}
        fill="var(--roofs)"
        windows="M26 74v6M84 66v6M92 66v6M158 76v6M204 72v4M300 64v6M416 68v6M490 74v6M346 82v4"
      />
      <rect
        y={`${horizon + 3}%`}
        width="100%"
        height="100%"
        style={{ fill: 'color-mix(in oklab, var(--roofs) 70%, var(--ground-deep))' }}
      />
      <rect y={`${horizon + 3}%`} width="100%" height="100%" fill="url(#ec-square)" />
      <radialGradient id="ec-pool">
        <stop offset=".5" stop-color={DUSK.glow} stop-opacity=".24" />
        <stop offset="1" stop-color={DUSK.glow} stop-opacity="0" />
      </radialGradient>
      {seen && (
        <circle
          style={{
            cx: `${TOWN[arrangement][seen]}cqw`,
            cy: `${TOWN[arrangement].down}cqh`,
            r: 'min(75cqw, 62cqh)',
          }}
          fill="url(#ec-pool)"
        />
      )}
      <Pinned x={`${CHIMNEY[arrangement][seen ?? 'played']}%`} y={`${horizon - CHIMNEY[arrangement].up}%`}>
        <Shape d="M-12 40L-9-2H9L12 40Z" tone={SUGAR} in="shade" pen="3" />
        <path d="M-9 12L9 18M-10 26L11 33" stroke={WALL.light} stroke-width="5" />
        {[
          { colour: WALL.shade, width: 12 },
          { colour: WALL.light, width: 7.5 },
        ].map(({ colour, width }) => (
          <g key={width} stroke={colour} stroke-width={width} stroke-linecap="round">
            {isLow ? (
              <path d={HEART_SMOKE} transform="translate(0 -8)" />
            ) : (
              <>
                <path d={PLUME} transform="translate(0 -8)" />
                <path d={HEART_SMOKE} transform="translate(2 -86) scale(-1 1)" />
              </>
            )}
          </g>
        ))}
      </Pinned>
      <Pinned x="0" y={foot}>
        <Neighbour at="translate(118 -34) scale(1.15)" wall={MINT} roof={LOVE} like="b" asleep />
        <Neighbour at="translate(36 -12) scale(1.5)" wall={SUGAR} roof={CHOCOLATE} like="c" />
        <Cat at="translate(120 -152) scale(1)" />
        <path d="M-20 90V-10Q60-50 150-14Q200 0 240 40L260 90Z" fill="var(--roofs)" />
        <path d="M-20-10Q60-50 150-14Q200 0 240 40" stroke={PLUM.shade} stroke-width="5" />
        <Lamp at={`translate(158 ${-106 - lift})`} />
      </Pinned>
      {(isTall || seen !== 'played') && (
        <Pinned x="100%" y={foot}>
          <Neighbour at="translate(-118 -34) scale(1.15)" wall={LILAC} roof={NUTS} like="d" />
          <Neighbour at="translate(-34 -12) scale(1.5)" wall={NUTS} roof={PLUM} like="b" asleep />
          <path d="M20 90V-10Q-60-50-150-14Q-200 0-240 40L-260 90Z" fill="var(--roofs)" />
          <path d="M20-10Q-60-50-150-14Q-200 0-240 40" stroke={PLUM.shade} stroke-width="5" />
          <Lamp at="translate(-216 -106)" />
        </Pinned>
      )}
    </svg>
  );
});
