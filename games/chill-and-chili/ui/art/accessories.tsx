import { Cord, drawing, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { CARROT, EARTH, LEAF, MAIZE, PETAL, STRAW, TOMATO, WATER, WOOD } from './palette.ts';

const SACK =
  'M22 42Q26 49 24 54C16 66 12 80 17 91Q19 95 25 95L76 95Q83 95 85 89C88 78 84 64 76 54Q75 48 79 42Q70 47 64 42Q56 47 49 43Q42 48 36 43Q29 47 22 42Z';

export const Fertiliser = drawing(() => (
  <>
    <g stroke={LEAF.line}>
      <path d="M50 40C51 32 51 26 49 19" stroke-width="4.5" stroke={LEAF.shade} />
      <path d="M49 25C36 29 24 22 21 8C36 4 48 11 49 25Z" fill={LEAF.light} />
      <path d="M50 23C51 10 62 3 77 6C76 20 65 27 50 23Z" fill={LEAF.fill} />
      <path d="M30 13Q40 16 46 22M69 11Q60 14 54 20" stroke-width="2" />
    </g>
    <Shape d="M27 44C32 33 42 36 47 33C55 31 68 33 73 44Z" tone={EARTH} />
    <path d="M37 40h.1M55 38h.1M64 41h.1" stroke={EARTH.light} stroke-width="4" />
    <Solid
      d={SACK}
      tone={STRAW}
      shade="M79 42Q75 48 76 54C84 64 88 78 85 89Q83 95 76 95L44 95C66 92 74 74 66 56Q64 50 66 44Q72 46 79 42Z"
      glint="M27 64Q22 73 22 82"
    />
    <Cord d="M25 54Q50 61 75 54" tone={TOMATO} pens={[6.5, 3.5]} />
    <g stroke={LEAF.line}>
      <path d="M39 66C50 63 63 68 63 77C63 86 52 90 43 87C37 82 35 73 39 66Z" fill={LEAF.fill} />
      <path d="M42 69Q48 76 56 83M47 75l7-1M50 79l-5 2" stroke-width="2" />
    </g>
  </>
));

const SHIRT = 'M39 46L15 48L16 60L35 61L33 84Q50 88 67 82L65 60L85 58L84 45L61 45Z';

const FACE = 'M35 27C33 40 40 49 50 49C61 49 67 40 65 27Z';

const HAT = 'M23 30C30 27 33 25 35 20C37 10 42 4 50 5C56 2 62 8 64 18C66 23 70 25 78 26C70 34 32 37 23 30Z';

export const Scarecrow = drawing(() => (
  <>
    <path d="M50 60V96" stroke={WOOD.line} stroke-width="8" />
    <path d="M50 60V95" stroke={WOOD.fill} stroke-width="3" />
    <g stroke={STRAW.line} stroke-width="2.6">
      <path d="M15 50L3 45L7 52L2 57L9 57L8 64L17 58Z" fill={STRAW.light} />
      <path d="M85 47L97 41L94 48L99 53L92 54L93 61L84 56Z" fill={STRAW.fill} />
      <path d="M35 78L32 90L38 85L42 91L46 86L51 91L55 86L62 90L65 78Z" fill={STRAW.fill} />
    </g>
    <Solid d={SHIRT} tone={WATER} shade="M61 45L84 45L85 58L65 60L67 82Q60 85 52 85.5Q60 66 57 46Z" />
    <Shape d="M39 68L49 67L50 77L40 78Z" tone={MAIZE} pen="2" />
    <path d="M57 63v.1M58 71v.1" stroke={WATER.light} stroke-width="4" />
    <Solid d={FACE} tone={STRAW} fill={STRAW.light}>
      <path d="M65 27C67 40 61 49 50 49C48 49 46 48.6 44 48C56 46 60 36 58 27Z" fill={STRAW.fill} />
    </Solid>
    <path d="M43 33v2.5M56 32v2.5" stroke={EARTH.line} stroke-width="3.5" />
    <path d="M43 41.5Q50 46.5 57 40.5" stroke={EARTH.line} stroke-width="2" />
    <Shape d="M48 36L50 40L53 36Z" tone={CARROT} pen="2" />
    <Shape d="M38 47Q50 54 63 46L66 52Q58 57 54 56L58 66L50 64L49 57Q42 57 36 54Z" tone={TOMATO} pen="2.6" />
    <Solid
      d={HAT}
      tone={STRAW}
      shade="M56 4C60 5 63 10 64 18C66 23 70 25 78 26C74 30 62 32.5 50 33C62 26 60 12 56 4Z"
    />
    <path d="M36 20Q50 26 64 18" stroke={TOMATO.line} stroke-width="6" />
    <path d="M36.5 20Q50 26 63.5 18" stroke={TOMATO.fill} stroke-width="3" />
  </>
));

const TUB = 'M8 43L86 41Q89 41 88 44L73 67Q71 70 67 70L33 71Q29 71 27 68L7 47Q5 43 8 43Z';

export const Wheelbarrow = drawing(() => (
  <>
    <path d="M58 66L66 90M66 90L74 90" stroke={WOOD.line} stroke-width="7.5" />
    <path d="M58 66L66 89M67 90L73 90" stroke={WOOD.shade} stroke-width="3" />
    <path d="M21 80L50 68L93 46.5" stroke={WOOD.line} stroke-width="8.5" />
    <path d="M21 80L50 68L92 47" stroke={WOOD.light} stroke-width="4" />
    <g stroke={LEAF.line}>
      <path d="M30 42C20 38 16 30 18 22C28 24 32 32 33 42Z" fill={LEAF.light} />
      <path d="M34 42C32 30 38 22 46 19C50 29 45 37 38 42Z" fill={LEAF.fill} />
    </g>
    <g stroke={PETAL.line} stroke-width="2.6">
      <path d="M62 36V24" stroke={LEAF.shade} stroke-width="4" />
      <path
        d="M62 9C66 3 73 6 72 12C79 13 79 21 73 22C73 29 65 31 62 26C58 31 50 28 52 21C46 19 47 11 53 12C52 5 59 3 62 9Z"
        fill={PETAL.fill}
      />
      <circle cx="62.5" cy="17" r="4.5" fill={MAIZE.fill} stroke={MAIZE.line} />
    </g>
    <Shape d="M14 44C20 36 28 40 34 36C42 31 48 37 54 35C64 32 72 36 80 43Z" tone={EARTH} />
    <path d="M29 42h.1M46 40h.1M68 40h.1" stroke={EARTH.light} stroke-width="4" />
    <Solid
      d={TUB}
      tone={TOMATO}
      shade="M86 41Q89 41 88 44L73 67Q71 70 67 70L33 71Q29 71 27 68L24 65L60 63Q66 62 69 57L78 41.3Z"
      glint="M19 50L27 58"
    />
    <circle cx="22" cy="80" r="15.5" fill={EARTH.light} stroke={EARTH.line} />
    <circle cx="22" cy="80" r="9" fill={STRAW.fill} stroke={EARTH.line} stroke-width="2.6" />
    <path d="M22 72V88M14.5 77L29.5 83M15 84L29 76" stroke={EARTH.line} stroke-width="2" />
    <circle cx="22" cy="80" r="3" fill={STRAW.light} stroke={EARTH.line} stroke-width="2" />
    <path d="M85 50.5L94 46" stroke={EARTH.line} stroke-width="8" />
  </>
));

const CAN = 'M36 41Q57 35 78 41L82 86Q82 92 76 93Q58 97 40 93Q34 92 34 86Z';

export const WateringCan = drawing(() => (
  <>
    <Cord d="M40 34C42 12 74 4 88 24C98 40 92 62 76 70" tone={WATER} pens={[8.5, 3.5]} />
    <Shape d="M41 62C33 58 30 50 25 36L18 39C20 60 26 74 42 80Z" tone={WATER} />
    <Shape d="M9 40L30 29Q31 25 27 24L8 34Q6 37 9 40Z" tone={WATER} in="light" />
    <Solid
      d={CAN}
      tone={WATER}
      shade="M66 38.5L78 41L82 86Q82 92 76 93Q64 96 52 95C68 88 70 62 66 38.5Z"
      glint="M42 50L41 66"
    >
      <path d="M41.5 75v.1" stroke={WATER.light} stroke-width="5" />
    </Solid>
    <path d="M36 41Q57 47 78 41Q57 35 36 41Z" fill={WATER.line} stroke={WATER.line} />
    <g stroke={MAIZE.line} stroke-width="2.6">
      <path
        d="M58 57C61 51 68 54 66 60C73 60 74 68 67 69C68 76 60 78 58 72C55 78 47 75 50 69C43 67 45 59 51 60C49 53 56 51 58 57Z"
        fill="#FBF1D8"
      />
      <circle cx="58.5" cy="65" r="4" fill={MAIZE.fill} />
    </g>
    <g fill={WATER.light} stroke={WATER.line} stroke-width="2.4">
      <path d="M7 48C10 53 11 55 9.5 58C8 60.5 3.5 60 3 57C2.6 54 5 52 7 48Z" />
      <path d="M15 57C18 62 19 64 17.5 67C16 69.5 11.5 69 11 66C10.6 63 13 61 15 57Z" />
      <path d="M6 70C9 75 10 77 8.5 80C7 82.5 2.5 82 2 79C1.6 76 4 74 6 70Z" />
    </g>
  </>
));

/** In the order of the accessory stacks: fertiliser, scarecrow, wheelbarrow, watering can. */
export const ACCESSORIES = [Fertiliser, Scarecrow, Wheelbarrow, WateringCan] as const;
