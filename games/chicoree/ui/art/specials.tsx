import { nth } from '../../../../core/sure.ts';
import { type ArtProps, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { Blossom } from './blossom.tsx';
import { CREAM, EARTH, GREEN, INDIGO, OCHRE, RUST, SEA, STONE } from './palette.ts';

/** Wild chicory herself, who can be anything. */
export const Joker = drawing(() => (
  <>
    <path d="M50 96C48 78 54 66 50 44" stroke={GREEN.shade} stroke-width="5" />
    <Shape d="M50 84C36 86 26 78 22 66C36 64 48 72 50 84Z" tone={GREEN} />
    <Shape d="M51 74C62 74 74 68 78 56C64 54 54 62 51 74Z" tone={GREEN} in="light" />
    <Blossom at="translate(50 34) scale(1.14)" turned={8} />
  </>
));

const CLOUD = 'M24 52C8 52 8 32 24 32C26 16 50 12 56 26C74 18 92 32 84 46C82 52 76 52 72 52Z';

function Cloud() {
  return (
    <>
      <Solid d={CLOUD} tone={STONE} shade="M84 46C82 52 76 52 72 52H36C60 50 78 42 80 30Q88 36 84 46Z" />
    </>
  );
}

/** A leaf with the blight, and the beetle that brought it. */
export const Disease = drawing(() => (
  <>
    <Solid
      d="M14 86C8 46 34 14 86 12C90 58 62 92 14 86Z"
      tone={GREEN}
      shade="M86 12C90 58 62 92 14 86Q60 70 86 12Z"
    />
    <path d="M8 94L66 34" stroke={GREEN.line} />
    <circle cx="36" cy="48" r="7" fill={OCHRE.light} stroke={EARTH.fill} />
    <circle cx="54" cy="68" r="6" fill={OCHRE.light} stroke={EARTH.fill} />
    <circle cx="30" cy="68" r="3" fill={EARTH.fill} />
    <g stroke={RUST.line}>
      <path d="M58 30l-6-6M74 30l7-5M56 40h-8M78 40h7M60 48l-5 5M74 48l6 5" />
      <ellipse cx="67" cy="39" rx="11" ry="13" fill={RUST.fill} />
      <path d="M67 26V52" />
    </g>
  </>
));

export const Storm = drawing(() => (
  <>
    <Shape d="M54 46L34 72H48L40 96L70 62H54L64 46Z" tone={OCHRE} in="light" />
    <path d="M22 60L16 72M80 60L74 72" stroke={SEA.shade} stroke-width="4" />
    <Cloud />
  </>
));

export const Cold = drawing(() => (
  <>
    <path d="M26 60L20 74M44 62L38 76" stroke={SEA.fill} stroke-width="5" />
    <path d="M28 84L24 94M56 60L52 68" stroke={SEA.fill} stroke-width="5" />
    <g stroke={SEA.shade} transform="translate(68 78)" stroke-width="3.5">
      <path d="M0-17V17M-15-9L15 9M-15 9L15-9M-5-13L0-8L5-13M-5 13L0 8L5 13" />
    </g>
    <Cloud />
  </>
));

const FLAME =
  'M50 94C22 94 16 70 30 52C32 62 38 62 40 56C36 36 50 26 48 8C66 20 66 34 64 42C70 42 72 36 71 32C86 50 88 92 50 94Z';

export const Fire = drawing(() => (
  <>
    <path d={FLAME} fill={RUST.light} />
    <path d="M71 32C86 50 88 92 50 94C78 84 74 56 71 32Z" fill={RUST.fill} />
    <path d={FLAME} stroke={RUST.shade} />
    <path
      d="M50 90C34 88 34 74 44 64C46 70 50 70 51 64C62 72 68 86 50 90Z"
      fill={OCHRE.light}
      stroke={OCHRE.shade}
    />
  </>
));

/** More sacks than anybody can sell. */
export const Overproduction = drawing(() => (
  <>
    {[
      'translate(26 74)',
      'translate(74 74)',
      'translate(50 76)',
      'translate(38 46)',
      'translate(62 46)',
      'translate(50 20)',
    ].map(at => (
      <g key={at} transform={at} stroke={EARTH.line}>
        <path d="M-12-8C-20 2-20 18-12 18H12C20 18 20 2 12-8Z" fill={CREAM.shade} />
        <path d="M12-8C20 2 20 18 12 18H0C12 14 10 0 4-8Z" fill={OCHRE.fill} stroke="none" />
        <path d="M-12-8C-20 2-20 18-12 18H12C20 18 20 2 12-8Z" />
        <path d="M-8-8L-10-16H10L8-8Z" fill={RUST.fill} />
      </g>
    ))}
  </>
));

/** The rivals at breakfast. */
export const Coffee = drawing(() => (
  <>
    <path d="M36 30C28 22 42 18 36 8M54 30C46 22 60 18 54 8" stroke={STONE.fill} stroke-width="4" />
    <path d="M70 50C92 46 92 74 66 72" stroke={RUST.line} stroke-width="6" />
    <Solid d="M16 40H74C74 70 66 82 56 84H34C24 82 16 70 16 40Z" tone={RUST} fill={CREAM.light}>
      <path d="M58 40H74C74 70 66 82 56 84H40C54 80 60 60 58 40Z" fill={CREAM.shade} />
    </Solid>
    <ellipse cx="45" cy="40" rx="29" ry="8" fill={EARTH.shade} stroke={RUST.line} />
    <path d="M8 88Q46 98 84 88" stroke={RUST.line} stroke-width="5" />
    <path d="M24 58H58" stroke={RUST.fill} stroke-width="4" />
  </>
));

/** A hat with a blue flower: everybody wants one. */
export const Fashion = drawing(() => (
  <>
    <Solid
      d="M28 70C28 40 26 26 30 16Q50 8 70 16C74 26 72 40 72 70Z"
      tone={INDIGO}
      shade="M60 13Q68 14 70 16C74 26 72 40 72 70H58Q66 40 60 13Z"
    />
    <Shape d="M6 70Q50 58 94 70Q92 86 50 86T6 70Z" tone={INDIGO} />
    <Shape d="M28 58Q50 66 72 58V68Q50 76 28 68Z" tone={OCHRE} in="light" />
    <Blossom at="translate(64 54) scale(.8)" />
  </>
));

/** 1806: the port is closed, and no coffee comes in. */
export const Blockade = drawing(() => (
  <>
    <path d="M4 76Q14 68 26 76T50 76T74 76T96 76V96H4Z" fill={SEA.fill} />
    <path d="M4 76Q14 68 26 76T50 76T74 76T96 76" stroke={SEA.line} />
    <g stroke={INDIGO.line} stroke-width="5">
      <circle cx="50" cy="16" r="8" />
      <path d="M50 24V70M34 34H66M22 54C26 72 40 76 50 76S74 72 78 54" />
      <path d="M22 54L16 64M22 54L31 62M78 54L84 64M78 54L69 62" stroke-width="4" />
    </g>
    <g transform="rotate(-14 50 50)">
      <path d="M4 42H96V54H4Z" fill={CREAM.light} stroke={RUST.line} />
      <path d="M12 42H26L18 54H4ZM42 42H56L48 54H34ZM72 42H86L78 54H64Z" fill={RUST.fill} />
    </g>
  </>
));

const HEART = 'M50 90C24 70 8 54 10 34C12 12 40 8 50 30C60 8 90 12 90 36C90 56 74 72 50 90Z';

export const Health = drawing(() => (
  <>
    <path d={HEART} fill={RUST.light} />
    <path d="M80 20C92 28 92 44 84 54C76 66 64 80 50 90C72 66 86 46 80 20Z" fill={RUST.fill} />
    <path d={HEART} stroke={RUST.shade} />
    <Shape d="M50 76C34 66 34 48 50 36C66 48 66 66 50 76Z" tone={GREEN} in="light" />
    <path d="M50 74V48M50 60L43 55M50 64L57 58" stroke={GREEN.line} stroke-width="2.500" />
  </>
));

const BUNCHES: readonly (readonly string[])[] = [
  ['translate(50 46) scale(1.3)'],
  ['translate(32 40) scale(1)', 'translate(68 54) scale(1)'],
  ['translate(50 26) scale(.86)', 'translate(28 62) scale(.86)', 'translate(72 62) scale(.86)'],
  [
    'translate(29 28) scale(.78)',
    'translate(71 28) scale(.78)',
    'translate(29 71) scale(.78)',
    'translate(71 71) scale(.78)',
  ],
];

/** A bunch of one to four. */
export function Flowers({ class: name, count }: ArtProps & { count: number }) {
  return (
    <Picture class={name}>
      {count < 4 && (
        <path
          d={count === 1 ? 'M50 96V50' : 'M50 98C50 80 34 70 32 48M50 98C50 84 66 76 70 60'}
          stroke={GREEN.shade}
          stroke-width="4"
        />
      )}
      {nth(BUNCHES, count - 1).map((at, i) => (
        <Blossom key={at} at={at} turned={i * 13} />
      ))}
    </Picture>
  );
}
