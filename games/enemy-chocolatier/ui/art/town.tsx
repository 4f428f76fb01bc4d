import { type ArtProps, Cord, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { CHOCOLATE, CREAM, DUSK, LAMP, LOVE, PLUM, SUGAR, WALL, WOOD } from './palette.ts';

/** Icing of chocolate along the eaves: it hangs lower on one side than on the other. */
const EAVES =
  'M-57-33H56L75-9V-3Q75 3 70 3Q65 3 65-2Q65-5 61-5Q57-5 57 0V7Q57 12 52.5 12Q48 12 48 7V0Q48-5 43-5Q39-5 39 0Q39 5 34.5 5Q30 5 30 0V-4H-28V6Q-28 12-33 12Q-38 12-38 6V1Q-38-4-42-4Q-46-4-46 1V15Q-46 20-50.5 20Q-55 20-55 15V2Q-55-3-59-3Q-63-3-63 1Q-63 6-68 6Q-74 5-74-2V-9Z';
const SPIRE =
  'M1-67L33-32V-27Q33-22 28.5-22Q24-22 24-26Q24-30 20-30Q16-30 16-25V-19Q16-14 11.5-14Q7-14 7-19V-25Q7-29 3-29Q-1-29-1-25Q-1-20-5.5-20Q-10-20-10-25Q-10-29-14-29Q-18-29-18-24V-15Q-18-11-22-11Q-26-11-26-15V-26Q-27-30-30-28Q-34-28-33-32Z';

function Chimney({ at, tall }: { at: string; tall: number }) {
  return (
    <g transform={at} stroke-width="2.5">
      <Solid d={`M-9 ${tall}L-7-2H8L10 ${tall}Z`} tone={SUGAR}>
        <path d={`M3 0H8L10 ${tall}H4Z`} fill={SUGAR.shade} />
        <path d="M-6 12L6 16M-6.5 22L7 26.5" stroke={CREAM.light} stroke-width="4" />
      </Solid>
      <Shape
        d="M-10-5Q-10-7-8-7H9Q11-7 11-5V-1Q11 2 8.5 2Q6 2 6 0Q4-2 3 1V5Q3 8 .5 8Q-2 8-2 5V1Q-4-2-5 0Q-5 3-7.5 3Q-10 2-10-1Z"
        tone={CHOCOLATE}
      />
      <path d="M-6-4H0" stroke={CHOCOLATE.light} />
    </g>
  );
}

/** A lit window, 13 wide, standing on its sill at 0,0. */
function LitWindow({ at }: { at: string }) {
  return (
    <g transform={at} stroke={WALL.line} stroke-width="2.5">
      <path d="M-6.5 0V-18Q-6-26 0-26T6.5-18V0Z" fill={LAMP.fill} />
      <path d="M-5-13V-18Q-4-24 0-24V-13Z" fill={LAMP.light} stroke="none" />
      <path d="M-6.5 0V-18Q-6-26 0-26T6.5-18V0ZM0-26V0M-6.5-12H6.5" />
      <path d="M-9 1H9" stroke={CREAM.fill} stroke-width="4" />
    </g>
  );
}

const SMALL_HEART = 'M0 6C-5 3-9-1-8-5C-7-9-2-9 0-5C2-9 8-8 8-4C8 0 5 3 0 6Z';

/** The factory itself, without its sheet, so that the cover can put it in its town. */
export function FactoryBuilding() {
  return (
    <>
      <Chimney at="translate(-44 -68)" tall={37} />
      <Chimney at="translate(43 -60)" tall={29} />
      <g stroke-width="3">
        <path d="M-66-8H66L64 56H-64Z" fill={WALL.fill} />
        <path d="M54-8H66L64 56H44Q56 30 54-8ZM-24-8H-14V56H-24Z" fill={WALL.shade} />
        <path d="M-66-8L-64 56H64L66-8" stroke={WALL.line} />
        <Solid
          d={EAVES}
          tone={CHOCOLATE}
          shade="M56-33L75-9V-3Q75 3 70 3Q65 3 65-2Q65-5 61-5Q57-5 57 0V4Q52-16 38-33Z"
        >
          <path d="M-53-26L-63-12M-50.5 8V14M-33 3V6" stroke={CHOCOLATE.light} stroke-width="4" />
        </Solid>
      </g>
      <LitWindow at="translate(-50 46)" />
      <LitWindow at="translate(-33 46)" />
      <LitWindow at="translate(34 46)" />
      <LitWindow at="translate(51 46)" />
      <g stroke-width="3">
        <path d="M-24-28H24V56H-24Z" fill={WALL.light} />
        <path d="M14-28H24V56H12Q18 20 14-28Z" fill={WALL.shade} />
        <path d="M-24-28V56H24V-28" stroke={WALL.line} />
        <Solid
          d={SPIRE}
          tone={CHOCOLATE}
          shade="M1-67L33-32V-27Q33-22 28.5-22Q24-22 24-26Q24-30 20-30Q16-30 16-27Q16-46 1-67Z"
        >
          <path d="M-6-52L-21-35M-22-22V-16" stroke={CHOCOLATE.light} stroke-width="4" />
        </Solid>
        <Shape d={SMALL_HEART} tone={LOVE} pen="2.5" at="translate(1 -70)" />
        <circle cx="0" cy="3" r="12" fill={LAMP.fill} stroke={WALL.line} />
        <path d="M-7 1Q-6-4-1-5" stroke={LAMP.light} />
        <path d={SMALL_HEART} transform="translate(0 4.5) scale(.8)" fill={LOVE.fill} />
        <Shape d="M-14 56V37Q-12 24 0 24T14 37V56Z" tone={WOOD} />
        <path d="M3 25Q13 27 14 37V56H6Q9 38 3 25Z" fill={WOOD.shade} />
        <path d="M-9 38Q-8 31-3 30V39H-9ZM4 30Q9 32 9 38V39H4Z" fill={LAMP.fill} />
        <path d="M-14 56V37Q-12 24 0 24T14 37V56ZM0 24V56" stroke={WOOD.line} />
        <path d="M-4 46v1M4 46v1" stroke={LAMP.fill} />
        <Shape d="M-65 55Q0 52 65 55Q67 60 61 63Q0 66-61 63Q-67 60-65 55Z" tone={CREAM} />
        <path d="M-54 59.5H-34M-12 59.5H2M30 59.5H50" stroke={CREAM.shade} />
      </g>
    </>
  );
}

/** For a flat-top hexagon of circumradius 100; the strip below y = 66 is free for what the factory pays. */
export const Factory = drawing(
  () => (
    <>
      <g fill={CREAM.fill} stroke={WALL.shade} stroke-width="2.5">
        <path d="M-41-78C-47-78-47-83-41-83.5C-37-86-30-85-31-81C-28-78-33-76-41-78Z" />
        <path d="M45-71C38-70 36-77 42-78C44-84 53-82 52-77C56-73 51-69 45-71Z" />
      </g>
      <FactoryBuilding />
    </>
  ),
  { viewBox: '-100 -87 200 174' },
);

const MARKER_WALL = 'M19 44L21 91Q50 94 79 91L81 44Z';
const MARKER_ROOF = 'M63 18V10Q68 8 74 10V28L90 43Q92 49 86 50Q50 45 14 50Q8 49 10 44L46 10Q50 7 54 10Z';
/** Dark enough to shade any seat colour, and never black. */
const SHADOW = '#1f0f1c';

/** One part of the marker: seat colour first, so that the half-clear pen over it never shows what lies beneath. */
function Part({ d, dim }: { d: string; dim: number }) {
  return (
    <>
      <path d={d} fill="currentColor" stroke="currentColor" stroke-width="5" />
      <path d={d} fill={SHADOW} fill-opacity={dim} stroke={SHADOW} stroke-opacity=".6" stroke-width="5" />
    </>
  );
}

/** Somebody's house, rimmed in street cream to stand on any lot. Its colour is the text colour; a sign 44 wide fits on the wall around 50,69. */
export const HouseMarker = drawing(() => (
  <>
    <path d={`${MARKER_WALL}${MARKER_ROOF}`} fill={CREAM.light} stroke={CREAM.light} stroke-width="14" />
    <Part d={MARKER_WALL} dim={0} />
    <path d="M81 44L79 91Q60 94 44 93Q77 88 74 44Z" fill={SHADOW} fill-opacity=".2" />
    <Part d={MARKER_ROOF} dim={0.32} />
    <path d="M43 20L22 40" stroke="#fff" stroke-opacity=".5" stroke-width="5" />
  </>
));

/** A street lamp. Lit, it burns in the text colour. */
export function Lamp(props: ArtProps & { lit: boolean }) {
  return (
    <Picture class={props.class} viewBox="0 0 60 100">
      {props.lit && (
        <circle class="lamp-halo" cx="30" cy="28" r="28" fill="currentColor" fill-opacity=".28" />
      )}
      <LampPost lit={props.lit} />
    </Picture>
  );
}

/** The lamp without its sheet: foot at 30,96, flame at 30,28. */
export function LampPost({ lit }: { lit: boolean }) {
  return (
    <>
      <Cord d="M30 46V90" tone={PLUM} core={PLUM.light} pens={[9, 4]} />
      <path d="M19 59Q30 51 41 59" stroke={PLUM.line} stroke-width="5" />
      <Shape d="M18 96Q20 85 30 84Q40 85 42 96Z" tone={PLUM} in="light" />
      <path d="M18 18L42 17L38 44H22Z" fill={lit ? 'currentColor' : '#76708a'} />
      {lit ? (
        <path d="M30 22C36 29 36 39 30 40C24 39 24 30 30 22Z" fill="#fff" fill-opacity=".75" />
      ) : (
        <path d="M23 23L25 36" stroke="#a7a2b5" />
      )}
      <g stroke={PLUM.line}>
        <path d="M18 18L42 17L38 44H22Z" />
        <path d="M14 19Q16 9 27 7Q28 3 30 3T33 7Q44 9 46 18Q30 16 14 19Z" fill={PLUM.light} />
      </g>
    </>
  );
}

const FOLDED = 'M10 5H130Q136 5 136 11V89Q136 95 130 95H10Q4 95 4 89V11Q4 5 10 5Z';

const WAX =
  'M70 34C79 30 88 35 90 43C97 50 95 60 89 65C86 75 76 77 69 75C59 78 52 71 51 65C44 58 46 48 52 43C55 34 63 31 70 34Z';

/** The wax alone, with how much is missing pressed into it. */
export function WaxSeal(props: ArtProps & { missing: number }) {
  return (
    <Picture class={props.class} viewBox="44 29 53 50">
      <Shape d={WAX} tone={LOVE} in="shade" pen="2" />
      <circle cx="70.500" cy="54" r="16" fill={LOVE.line} fill-opacity=".35" />
      <path d="M52 51Q54 41 64 37" stroke={LOVE.light} stroke-width="2.500" />
      <text class="num" x="70.500" y="62" font-size="23" text-anchor="middle" fill={CREAM.light}>
        {props.missing}
      </text>
    </Picture>
  );
}

/** A recipe closed and sealed: whoever sees this sees nothing. */
export const RecipeBack = drawing(
  () => (
    <>
      <Solid d={FOLDED} tone={CHOCOLATE}>
        <g stroke={CHOCOLATE.shade} stroke-width="3">
          <path d="M4 62L37 95M4 36L63 95M20 26L89 95M54 34L115 95M80 34L136 90M96 24L136 64M112 14L136 38" />
          <path d="M136 62L103 95M136 36L77 95M120 26L51 95M86 34L25 95M60 34L4 90M44 24L4 64M28 14L4 38" />
        </g>
        <g fill={CHOCOLATE.line}>
          <path d="M4 89Q4 95 10 95H130Q136 95 136 89V84Q136 89 130 89H10Q4 89 4 84Z" fill-opacity=".5" />
          <path d="M4 16V11Q4 5 10 5H130Q136 5 136 11V16L78 62Q70 68 62 62Z" />
        </g>
        <Solid d="M4 11Q4 5 10 5H130Q136 5 136 11L78 56Q70 62 62 56Z" tone={SUGAR}>
          <path d="M136 11L78 56Q74 59 70 59.500Q112 32 122 5H130Q136 5 136 11Z" fill={SUGAR.shade} />
        </Solid>
        <path d="M18 11H92" stroke={SUGAR.light} />
      </Solid>
      <Shape d={WAX} tone={LOVE} />
      <path d="M54 50Q57 42 64 40" stroke={LOVE.light} />
      <Shape d={SMALL_HEART} tone={LOVE} in="light" pen="2" at="translate(70.5 56.5) scale(1.55)" />
    </>
  ),
  { viewBox: '0 0 140 100' },
);

/** She has seen every recipe and tells none. */
export function Cat({ at }: { at?: string }) {
  return (
    <g transform={at} stroke={DUSK.zenith} fill={DUSK.zenith} stroke-width="2" stroke-linecap="round">
      <path d="M9-3C20-4 22 8 17 14C14 18 20 22 23 18" fill="none" stroke-width="4.5" />
      <path d="M-9 0C-12-12-6-18 0-19C8-18 14-10 12 0Z" />
      <path d="M-14-19L-15-31L-8-27Q-4-28-1-27L5-32V-20C5-13-1-11-5-11C-10-11-15-13-14-19Z" />
      <path d="M-9.500-20.500v1.500M.5-20.500v1.500" stroke={LAMP.fill} stroke-width="3" />
    </g>
  );
}
