import { nth } from '../../../../core/sure.ts';
import type { ComponentType } from 'preact';
import { type ArtProps, drawing, Picture, Shape, Solid, type Tone } from '../../../../web/kit/picture.tsx';
import type { Flower } from '../../data/words.ts';
import { BRASS, FELT, GRASS, PETAL, SKY } from './palette.ts';

const Stem = () => (
  <>
    <path d="M50 58C51 74 50 84 48 96" stroke={GRASS.line} stroke-width="5" />
    <Shape d="M50 82C58 70 70 70 76 74C72 84 60 88 50 84Z" tone={GRASS} />
  </>
);

/** So many equal petals round a heart. */
function Wheel({ petals, d, fill, line }: { petals: number; d: string; fill: string; line: string }) {
  return (
    <g fill={fill} stroke={line} stroke-width="2.5">
      {Array.from({ length: petals }, (_, i) => (
        <path key={i} d={d} transform={`rotate(${(360 * i) / petals} 50 38)`} />
      ))}
    </g>
  );
}

const Rose = drawing(() => (
  <>
    <Stem />
    <path
      d="M50 64C32 66 20 52 24 36C26 22 38 14 50 16C64 12 76 24 76 38C78 54 66 66 50 64Z"
      fill={PETAL.shade}
    />
    <path d="M28 32C40 26 50 34 52 50C38 52 28 46 28 32ZM72 32C62 24 50 26 44 36" fill={PETAL.fill} />
    <path
      d="M50 64C32 66 20 52 24 36C26 22 38 14 50 16C64 12 76 24 76 38C78 54 66 66 50 64ZM28 30C40 28 48 38 50 52C60 50 72 44 72 30C62 26 48 26 42 36C44 44 54 44 56 36"
      stroke={PETAL.line}
    />
  </>
));

function Tulip(props: ArtProps) {
  const { fill, shade, line } = nth(FELT, 2);
  return (
    <Picture {...props}>
      <Stem />
      <path d="M26 14L38 26L50 8L62 26L74 14C80 40 70 62 50 62S20 40 26 14Z" fill={fill} />
      <path d="M62 26L74 14C80 40 70 62 50 62C60 50 64 40 62 26Z" fill={shade} />
      <path
        d="M26 14L38 26L50 8L62 26L74 14C80 40 70 62 50 62S20 40 26 14ZM38 26C36 42 40 52 50 62C60 52 64 42 62 26"
        stroke={line}
      />
    </Picture>
  );
}

const Sunflower = drawing(() => (
  <>
    <Stem />
    <Wheel petals={11} d="M50 22Q42 12 50 2Q58 12 50 22Z" fill={BRASS.fill} line={BRASS.line} />
    <circle cx="50" cy="38" r="16" fill={nth(FELT, 1).shade} stroke={nth(FELT, 1).line} />
    <path d="M44 34v.1M52 32v.1M57 39v.1M49 42v.1M42 43v.1M53 48v.1" stroke={BRASS.light} />
  </>
));

const Daisy = drawing(() => (
  <>
    <Stem />
    <Wheel petals={8} d="M50 30C38 22 40 4 50 4S62 22 50 30Z" fill="#fffaf0" line="#8a7f8f" />
    <circle cx="50" cy="38" r="10" fill={BRASS.fill} stroke={BRASS.line} />
  </>
));

const BELL: Tone = { fill: '#6f7fd0', light: SKY.light, shade: '#5361ad', line: '#2b3270' };

const Bluebell = drawing(() => (
  <>
    <path d="M46 96C40 60 44 22 70 12" stroke={GRASS.line} stroke-width="5" />
    <Shape d="M44 82C34 70 24 72 18 78C24 88 36 90 45 86Z" tone={GRASS} />
    <Solid
      d="M70 12C84 14 88 28 86 42L92 56L78 50L70 60L62 50L48 56L54 42C52 28 56 14 70 12Z"
      tone={BELL}
      shade="M70 12C84 14 88 28 86 42L92 56L78 50C84 36 80 22 70 12Z"
    >
      <path d="M62 24C59 29 58 34 58 40" stroke={BELL.light} />
    </Solid>
  </>
));

function Poppy(props: ArtProps) {
  const { fill, shade, line } = nth(FELT, 3);
  return (
    <Picture {...props}>
      <Stem />
      <g fill={fill} stroke={line}>
        <circle cx="34" cy="32" r="19" />
        <circle cx="66" cy="32" r="19" fill={shade} />
        <path d="M24 46C30 66 70 66 76 46C66 32 34 32 24 46Z" />
      </g>
      <circle cx="50" cy="40" r="9" fill="#332330" stroke={line} />
      <path d="M50 28v-5M40 33l-4-3M60 33l4-3" stroke="#332330" />
    </Picture>
  );
}

export const FLOWER_ART: { readonly [F in Flower]: ComponentType<ArtProps> } = {
  rose: Rose,
  tulip: Tulip,
  sunflower: Sunflower,
  daisy: Daisy,
  bluebell: Bluebell,
  poppy: Poppy,
};
