import { nth } from '../../../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { type ArtProps, Cord, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { BRASS, ENAMEL, FELT, LEATHER, PETAL, SKIN, WOOD } from './palette.ts';

/** The money of the allotments. */
export const Petal = drawing(() => (
  <>
    <path d="M18 82C2 48 28 10 82 14C92 60 58 98 18 82Z" fill={PETAL.fill} />
    <path d="M82 14C92 60 58 98 18 82C50 78 74 54 82 14Z" fill={PETAL.shade} />
    <path
      d="M18 82C2 48 28 10 82 14C92 60 58 98 18 82ZM18 82C34 62 48 46 62 34"
      stroke={PETAL.line}
      stroke-width="5"
    />
  </>
));

/** A key on a ring: whoever keeps the cash box. */
export const TreasurerKey = drawing(() => (
  <>
    <circle cx="30" cy="34" r="18" fill={BRASS.fill} stroke={BRASS.line} stroke-width="6" />
    <circle cx="30" cy="34" r="6" fill={ENAMEL.fill} stroke={BRASS.line} stroke-width="5" />
    <Cord d="M43 47L84 88M70 74L80 64M80 84L90 74" tone={BRASS} pens={[13, 6]} />
  </>
));

/** A shack, with whatever is chalked on its gable. */
export function ShackArt({ children, ...props }: ArtProps & { children?: ComponentChildren }) {
  return (
    <Picture {...props} viewBox="0 0 120 100">
      <path d="M22 46L60 18L98 46V92H22Z" fill={WOOD.fill} />
      <path d="M74 44H98V92H74Z" fill={WOOD.shade} />
      <path d="M22 44V92H98V44M36 44V90M84 44V90" stroke={WOOD.line} />
      <path d="M60 10L112 46L104 54L60 24L16 54L8 46Z" fill={nth(FELT, 3).fill} stroke={nth(FELT, 3).line} />
      <path d="M60 10L112 46L104 54L60 24Z" fill={nth(FELT, 3).shade} />
      <Shape d="M46 92V62H74V92Z" tone={LEATHER} />
      <path
        d="M60 75C53 69 54 64 58 65C60 66 60 67 60 68C60 67 60 66 62 65C66 64 67 69 60 75Z"
        fill={PETAL.light}
      />
      <path d="M8 93H112" stroke="#578a48" stroke-width="5" />
      {children}
    </Picture>
  );
}

export const Trophy = drawing(() => (
  <>
    <path d="M28 22C10 18 8 44 32 48M72 22C90 18 92 44 68 48" stroke={BRASS.line} stroke-width="6" />
    <Solid
      d="M26 14H74C76 44 66 60 54 62V74H46V62C34 60 24 44 26 14Z"
      tone={BRASS}
      shade="M62 14H74C76 44 66 60 54 62C62 48 64 32 62 14Z"
    />
    <Shape d="M30 90H70L64 74H36Z" tone={WOOD} />
  </>
));

/** The hired partner: a member of the board, always in good standing. */
export const Schmiedel = drawing(() => (
  <>
    <path d="M8 98C10 80 26 72 50 72S90 80 92 98Z" fill="#5d7a4c" stroke="#2c4223" />
    <path d="M42 72L50 90L58 72L50 78Z" fill={ENAMEL.fill} stroke="#2c4223" stroke-width="2" />
    <Shape d="M26 44C26 68 36 80 50 80S74 68 74 44Z" tone={SKIN} />
    <path d="M62 40H74C74 68 64 80 50 80C62 70 64 56 62 40Z" fill={SKIN.shade} />
    <path
      d="M12 40C30 48 70 48 88 40C90 34 76 32 72 32L66 12C58 8 54 14 50 13C46 14 42 8 34 12L28 32C24 32 10 34 12 40Z"
      fill="#4c6b58"
      stroke="#22382c"
    />
    <path d="M28 32Q50 38 72 32" stroke={BRASS.fill} stroke-width="5" />
    <path
      d="M68 30C68 18 76 8 88 6C88 18 80 26 70 31Z"
      fill={nth(FELT, 3).fill}
      stroke={nth(FELT, 3).line}
      stroke-width="2"
    />
    <path
      d="M32 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM54 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM46 49h8"
      stroke="#2b2420"
      stroke-width="2.5"
    />
    <path d="M39 51v.1M61 51v.1" stroke="#2b2420" stroke-width="5" />
    <path
      d="M50 60C44 58 34 60 28 68C38 72 46 70 50 66C54 70 62 72 72 68C66 60 56 58 50 60Z"
      fill="#8b6a4c"
      stroke="#4b3322"
    />
    <path d="M50 54C47 58 48 60 52 60" stroke={SKIN.line} />
  </>
));
