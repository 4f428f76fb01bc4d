import { nth } from '../../../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { type ArtProps, Picture, Shape } from '../../../../web/kit/picture.tsx';
import type { Effect } from '../../data/edition.ts';
import { JOB_ART } from './jobs.tsx';
import { BEARD, BRASS, ENAMEL, FELT, GRASS, IRON, LEATHER, SKY, WOOD } from './palette.ts';
import { Petal, TreasurerKey } from './things.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

const Strawberry = () => (
  <>
    <path
      d="M50 90C22 76 14 46 28 32C40 24 60 24 72 32C86 46 78 76 50 90Z"
      fill={nth(FELT, 3).fill}
      stroke={nth(FELT, 3).line}
    />
    <Shape d="M26 32L40 34L50 26L60 34L76 32C68 16 58 22 52 14C46 22 34 16 26 32Z" tone={GRASS} />
    <path d="M36 48v4M50 44v4M64 48v4M43 62v4M58 62v4M50 76v3" stroke={BRASS.light} />
  </>
);
const Gate = () => (
  <>
    <path d="M12 90V26Q50 4 88 26V90" stroke={WOOD.line} stroke-width="8" />
    <path
      d="M24 88V44M38 88V38M52 88V38M66 88V42M80 88V48M20 56H84M20 76H84"
      stroke={WOOD.fill}
      stroke-width="7"
    />
    <path d="M14 28v.1M50 14v.1M86 28v.1" stroke={nth(FELT, 3).fill} stroke-width="14" />
  </>
);
const Compost = () => (
  <>
    <Shape d="M8 90C16 56 36 46 52 48C72 46 88 62 92 90Z" tone={LEATHER} />
    <path d="M28 78v.1M44 66v.1M60 80v.1M72 70v.1" stroke={LEATHER.light} stroke-width="6" />
    <Shape
      d="M52 48V28M52 34C40 34 34 26 34 18C46 18 52 26 52 34ZM52 30C64 30 70 20 70 12C58 12 52 20 52 30Z"
      tone={GRASS}
    />
  </>
);
const Soup = () => (
  <>
    <Shape d="M16 46H84C84 78 70 88 50 88S16 78 16 46Z" tone={IRON} />
    <path d="M8 46H92M12 46C4 56 6 62 18 62M88 46C96 56 94 62 82 62" stroke={IRON.line} stroke-width="5" />
    <path d="M34 34C28 26 40 22 34 12M50 34C44 26 56 22 50 12M66 34C60 26 72 22 66 12" stroke={BEARD.line} />
  </>
);
const Television = () => (
  <>
    <path d="M36 8L50 28L68 10" stroke={IRON.line} stroke-width="5" />
    <Shape d="M10 28H90V84H10Z" tone={WOOD} pen="4" />
    <Shape d="M20 38H68V74H20Z" tone={SKY} in="light" />
    <path d="M80 44v.1M80 58v.1" stroke={BRASS.light} stroke-width="9" />
    <path d="M36 70L44 46L52 70Z" fill={nth(FELT, 3).fill} stroke={nth(FELT, 3).line} />
  </>
);
const Flags = () => (
  <>
    <path d="M20 94V10M50 94V18M80 94V10" stroke={WOOD.line} stroke-width="5" />
    <path d="M20 12H44L36 22L44 32H20Z" fill={nth(FELT, 4).fill} stroke={nth(FELT, 4).line} />
    <path d="M50 30H76L68 40L76 50H50Z" fill={nth(FELT, 3).fill} stroke={nth(FELT, 3).line} />
    <path d="M80 12H96V32H80Z" fill={nth(FELT, 5).fill} stroke={nth(FELT, 5).line} />
  </>
);
const Moon = () => (
  <>
    <Shape d="M62 8C30 12 14 44 30 70C44 92 72 94 88 76C56 80 40 40 62 8Z" tone={BRASS} />
    <path d="M78 20v10M73 25h10M90 46v6M87 49h6" stroke={BRASS.shade} />
  </>
);
const Escape = () => (
  <>
    <path d="M6 8H60V60H6Z" fill={SKY.line} stroke={WOOD.line} stroke-width="6" />
    <path d="M24 20C18 30 26 42 38 38C28 34 24 28 24 20Z" fill={BRASS.light} />
    <path
      d="M56 58L74 94M72 46L92 86M60 66L76 56M66 76L82 66M72 88L88 78"
      stroke={WOOD.shade}
      stroke-width="5"
    />
    <path d="M64 52L72 24L82 52Z" fill={nth(FELT, 1).fill} stroke={nth(FELT, 1).line} />
  </>
);
const Frost = () => (
  <path
    d="M50 8V92M14 29L86 71M86 29L14 71M50 24L40 14M50 24L60 14M50 76L40 86M50 76L60 86M28 37L15 42M28 37L26 23M72 63L85 58M72 63L74 77M72 37L85 42M72 37L74 23M28 63L15 58M28 63L26 77"
    stroke={SKY.shade}
    stroke-width="6"
  />
);

const DRAWN: {
  readonly [D in Exclude<Effect['do'], 'ban' | 'fee' | 'tax' | 'upkeep' | 'bonus'>]: () => ComponentChildren;
} = {
  wage: Strawberry,
  gate: Gate,
  redraw: Compost,
  prize: Television,
  rivals: Flags,
  'best-of': Moon,
  escape: Escape,
};

/** What the event is about, at a glance; a banned job is struck out. */
export const EventArt = steady(function EventArt({ effect, class: name }: ArtProps & { effect: Effect }) {
  if (effect.do === 'ban') {
    const Job = JOB_ART[effect.job];
    return (
      <Picture class={name}>
        <circle cx="50" cy="50" r="44" fill={ENAMEL.fill} stroke="#b8362a" stroke-width="8" />
        <svg x="24" y="24" width="52" height="52">
          <Job />
        </svg>
        <path d="M20 80L80 20" stroke="#b8362a" stroke-width="8" />
      </Picture>
    );
  }
  if (effect.do === 'fee') return <TreasurerKey class={name} />;
  if (effect.do === 'tax') return <Petal class={name} />;
  if (effect.do === 'bonus') {
    const Sell = JOB_ART.sell;
    return <Sell class={name} />;
  }
  // The same rule, dearer or cheaper: a frost or a soup.
  const Drawing = effect.do === 'upkeep' ? (effect.petals > 100 ? Frost : Soup) : DRAWN[effect.do];
  return (
    <Picture class={name}>
      <Drawing />
    </Picture>
  );
});
