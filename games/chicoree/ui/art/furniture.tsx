import { Cord, drawing, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { Blossom } from './blossom.tsx';
import { CREAM, INDIGO, OCHRE, RUST, STONE } from './palette.ts';

/** A brass easel. The card stands on its ledge: the card's width is a hundred here, its foot is at 0. */
export const Easel = drawing(
  () => (
    <>
      <ellipse cx="6" cy="18" rx="60" ry="5" fill="#20180c" fill-opacity=".24" />
      <Cord d="M-8-138L-50 18M8-138L50 18" tone={OCHRE} pens={[9, 5]} />
      <path d="M-10-138L-51 14" stroke={OCHRE.light} stroke-width="1.5" />
      <g stroke={OCHRE.line}>
        <path d="M-14-140Q0-160 14-140Z" fill={OCHRE.fill} />
        <circle cy="-153" r="5" fill={OCHRE.light} />
        <rect x="-58" y="0" width="116" height="9" rx="3" fill={OCHRE.fill} stroke-width="2" />
      </g>
      <path d="M-54 2.500H52" stroke={OCHRE.light} stroke-width="2" />
      <Shape d="M-40 9q4 6 8 0M32 9q4 6 8 0" tone={OCHRE} in="shade" pen="2" />
    </>
  ),
  { viewBox: '-70 -140 140 164' },
);

/** The shop is shut for good: an apron on its nail. */
export const Apron = drawing(
  () => (
    <>
      <path d="M0-160Q-22-140-18-116M0-160Q22-140 18-116" stroke={CREAM.line} stroke-width="4" />
      <circle cy="-162" r="5" fill={STONE.fill} stroke={STONE.line} />
      <Solid
        d="M-20-116Q0-108 20-116Q24-86 44-72L50 10Q24 22 0 14T-50 10L-44-72Q-24-86-20-116Z"
        tone={CREAM}
        shade="M20-116Q24-86 44-72L50 10Q34 18 18 17Q30-60 12-113Z"
      />
      <Shape d="M-24-50H24V-18Q0-8-24-18Z" tone={CREAM} in="light" />
      <path d="M-46-70Q-62-50-52-30M46-70Q60-56 56-36" stroke={CREAM.line} stroke-width="4" />
      <path d="M-30 6v-18M2 10v-16" stroke={CREAM.line} stroke-width="2" />
    </>
  ),
  { viewBox: '-82 -168 164 192' },
);

/** The tin, full and closed: seven links are inside. */
export const Tin = drawing(
  () => (
    <>
      <ellipse cx="6" cy="22" rx="80" ry="9" fill="#20180c" fill-opacity=".24" />
      <path d="M-70-96V4Q-70 24 0 24T70 4V-96Z" fill={INDIGO.fill} />
      <path d="M46-96H70V4Q70 18 28 22Q50 4 46-96Z" fill={INDIGO.shade} />
      <path d="M-61-84V2" stroke={INDIGO.light} stroke-width="5" />
      <path d="M-70-96V4Q-70 24 0 24T70 4V-96" stroke={INDIGO.line} />
      <Solid d="M-76-112Q-76-134 0-134T76-112V-92Q76-76 0-76T-76-92Z" tone={INDIGO} fill={INDIGO.shade}>
        <ellipse cy="-112" rx="76" ry="20" fill={INDIGO.fill} />
        <ellipse cy="-112" rx="62" ry="14" stroke={OCHRE.light} stroke-width="2" />
      </Solid>
      <Blossom at="translate(0 -113) scale(.82 .42)" />
      <ellipse cy="-26" rx="48" ry="38" fill={CREAM.fill} stroke={OCHRE.line} />
      <ellipse cy="-26" rx="42" ry="32" stroke={OCHRE.fill} stroke-width="2" />
      <Blossom at="translate(0 -26) scale(.9)" turned={8} />
      <Shape d="M-54 8Q0 26 54 8L60 22L48 20Q0 34-48 20L-60 22Z" tone={RUST} />
    </>
  ),
  { viewBox: '-84 -164 168 197' },
);

/** The lamp over the counter, its rim at 0. */
export function HangingLamp() {
  return (
    <g stroke-width="2.5" stroke-linejoin="round">
      <path d="M0-26V-400" stroke={INDIGO.line} />
      <Solid d="M-40 0Q-36-24-8-28H8Q36-24 40 0Z" tone={INDIGO} shade="M8-28Q36-24 40 0H14Q20-18 2-28Z">
        <path d="M-33-6Q-28-20-12-24" stroke={INDIGO.light} />
      </Solid>
      <path d="M-12 1a12 10 0 0 0 24 0Z" fill={CREAM.light} stroke={OCHRE.fill} />
      <path d="M-42 0H42" stroke={OCHRE.fill} stroke-width="4" stroke-linecap="round" />
    </g>
  );
}

/** A canister, a biscuit tin, a jar, a stack of boxes: outlines that stay quiet behind what is played. */
export function Tins() {
  return (
    <g>
      <g fill={INDIGO.light}>
        <path d="M20 34H72V100H20ZM16 22H76V34H16ZM38 12H54V22H38Z" />
        <path d="M288 44H372V100H288ZM282 34Q282 26 330 24Q378 26 378 34V46H282Z" />
      </g>
      <g fill={RUST.light}>
        <path d="M92 58H164V100H92ZM87 48H169V60H87Z" />
        <path d="M388 70H416V100H388ZM392 40H412V70H392Z" />
      </g>
      <g fill={OCHRE.light}>
        <path d="M98 24H158V48H98ZM110 8H146V24H110Z" />
        <path d="M184 40Q184 30 194 30V20H226V30Q236 30 236 40V100H184Z" />
        <path d="M246 62H276V100H246ZM243 54H279V62H243Z" />
      </g>
      <path
        d="M46 50a18 20 0 1 0 .1 0ZM128 70a24 10 0 1 0 .1 0ZM210 54a16 16 0 1 0 .1 0ZM330 58a28 16 0 1 0 .1 0ZM104 32H152V40H104Z"
        fill={CREAM.light}
      />
      <path
        d="M60 34H72V100H60ZM150 60H164V100H150ZM224 40H236V100H224ZM358 46H372V100H358ZM268 62H276V100H268Z"
        fill="#20180c"
        fill-opacity=".16"
      />
    </g>
  );
}
