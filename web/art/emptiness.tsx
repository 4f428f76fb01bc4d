import type { ComponentChildren } from 'preact';
import { Picture } from '../kit/picture.tsx';

/** What stands where nothing is yet. Drawn in one line, in the colour of the ground's own lines. */
const emptiness = (lines: () => ComponentChildren) => () => (
  <Picture class="emptiness-picture" viewBox="0 0 160 90">
    {lines()}
  </Picture>
);

const EARTH = 'color-mix(in oklab, var(--soil) 38%, var(--paper))';
const FUR = 'color-mix(in oklab, var(--soil) 20%, var(--paper))';

/** A chair by the fence: nobody has sat down. */
export const EmptyChair = emptiness(() => (
  <>
    <path d="M4 80V44l8-9 8 9v36M32 80V44l8-9 8 9v36M112 80V44l8-9 8 9v36M140 80V44l8-9 8 9v36M0 54h56M0 68h56M108 54h52M108 68h52" />
    <path d="M66 12q16-8 32 0l-3 40H69ZM74 18l1 28M82 16v30M90 18l-1 28M64 56h36l3 8H61ZM64 64l-4 22M100 64l4 22" />
  </>
));

/** A mole and its hills: whoever followed the path is somewhere else than they thought. */
export const Mole = emptiness(() => (
  <>
    <path d="M58 68q-4-50 22-52t22 52" fill={FUR} />
    <path d="M68 34q3 4 7 0M85 34q4 4 7 0M74 54q6 5 12 0M66 44l-12-4M66 49l-12 2M94 44l12-4M94 49l12 2" />
    <path d="M72 46q0-7 8-7t8 7-8 6-8-6Z" fill="var(--petal)" />
    <path
      d="M36 86q14-26 44-26t44 26ZM0 86q8-18 18-18t20 18ZM122 86q8-18 18-18t20 18ZM0 86h160"
      fill={EARTH}
    />
    <path d="M58 64q-12-4-16 8m5-7-8-1m5 4-8 3M102 64q12-4 16 8m-5-7 8-1m-5 4 8 3M14 60v.1M146 58v.1M30 58v.1" />
  </>
));

/** A signpost in front of a gate: this way to another device. */
export const Gate = emptiness(() => (
  <>
    <path d="M20 84V20M20 28h34l8 8-8 8H20M0 84h160" fill={EARTH} />
    <path d="M84 84V40M148 84V40M80 40h8M144 40h8M88 48q28-18 56 0M88 78h56M100 78V44M116 78V40M132 78V44" />
  </>
));
