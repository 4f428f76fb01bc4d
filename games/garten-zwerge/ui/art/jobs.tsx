import { nth } from '../../../../core/sure.ts';
import type { ComponentType } from 'preact';
import { type ArtProps, drawing, Picture, Shape } from '../../../../web/kit/picture.tsx';
import type { Job } from '../../data/words.ts';
import { BRASS, FELT, GRASS, IRON, PETAL, SKY, WOOD } from './palette.ts';
import { Trophy } from './things.tsx';

/** A watering can. */
const Can = drawing(() => (
  <>
    <path d="M34 42C32 18 60 12 66 40" stroke={IRON.line} stroke-width="6" />
    <path d="M62 60L88 34M80 26L96 42" stroke={IRON.line} stroke-width="8" />
    <path d="M22 42H66L70 88H18Z" fill={SKY.fill} />
    <path d="M52 42H66L70 88H50Z" fill={SKY.shade} />
    <path d="M22 42H66L70 88H18ZM20 62H68" stroke={SKY.line} stroke-width="4" />
  </>
));

const HEART = 'M50 82C18 58 12 38 26 26C36 18 48 24 50 36C52 24 64 18 74 26C88 38 82 58 50 82Z';

/** A heart under a looking glass: somebody is wanted. */
const Seeking = drawing(() => (
  <>
    <path d="M62 62L90 90" stroke={WOOD.line} stroke-width="14" />
    <path d="M64 64L88 88" stroke={WOOD.fill} stroke-width="7" />
    <circle cx="42" cy="42" r="32" fill={SKY.light} stroke={IRON.line} stroke-width="7" />
    <Shape d={HEART} tone={PETAL} pen="6" at="translate(12 12) scale(.6)" />
  </>
));

/** A heart on a price tag: somebody is to let. */
const Offering = drawing(() => (
  <>
    <Shape d="M10 22L44 10L90 30V92H10Z" tone={BRASS} in="light" pen="5" />
    <circle cx="44" cy="22" r="5" fill={WOOD.line} />
    <Shape d={HEART} tone={PETAL} pen="6" at="translate(17 28) scale(.66)" />
  </>
));

/** A wheelbarrow on its way to the market. */
const Selling = drawing(() => (
  <>
    <Shape d="M8 44H30L40 72H74L88 36H30" tone={GRASS} pen="5" />
    <circle cx="58" cy="80" r="13" fill={IRON.fill} stroke={IRON.line} stroke-width="6" />
    <Shape d="M44 30C44 14 60 8 76 12C78 24 70 34 56 34Z" tone={PETAL} pen="4" />
  </>
));

/** Two small hats, one tall one. */
function Exchanging(props: ArtProps) {
  const [small, tall] = [nth(FELT, 2), nth(FELT, 3)];
  return (
    <Picture {...props}>
      <g fill={small.fill} stroke={small.line} stroke-width="4">
        <path d="M6 46L22 16L38 46Z" />
        <path d="M6 90L22 60L38 90Z" />
      </g>
      <path d="M44 50H58M52 42L60 50L52 58" stroke={WOOD.line} stroke-width="6" />
      <Shape d="M62 84L79 18L96 84Z" tone={tall} pen="4" />
    </Picture>
  );
}

export const JOB_ART: { readonly [J in Job]: ComponentType<ArtProps> } = {
  garden: Can,
  seek: Seeking,
  offer: Offering,
  sell: Selling,
  exchange: Exchanging,
  contest: Trophy,
};
