import { drawing, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { LEAF, MAIZE, WATER } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const DROP = 'M52 17C60 34 73 44 72 60C71 74 61 82 50 82C38 82 28 73 28 60C28 45 44 36 52 17Z';
const RAYS =
  'M50 3L57 19L71 9L71 26L88 22L81 38L97 45L82 53L92 68L75 69L76 87L61 79L53 97L43 81L28 91L27 74L9 75L18 60L3 51L18 43L8 28L26 28L25 10L41 19Z';

/** A token with the coin up: the dotted rim tells it from the smooth drop even in grey. */
export const Coin = steady(
  drawing(() => (
    <>
      <circle cx="51" cy="53" r="44" fill={MAIZE.shade} stroke={MAIZE.line} />
      <circle cx="49.5" cy="48.5" r="44" fill={MAIZE.fill} stroke={MAIZE.line} />
      <circle cx="49.5" cy="48.5" r="37" stroke={MAIZE.line} stroke-width="4" stroke-dasharray="0 8.3" />
      <path d="M22 42Q27 25 43 21" stroke={MAIZE.light} stroke-width="6" />
      <g stroke={MAIZE.line}>
        <path d="M50 76C51 66 51 60 49.5 52" stroke-width="5" />
        <path d="M49 56C36 60 26 53 25 40C38 36 49 43 49 56Z" fill={MAIZE.light} />
        <path d="M50 54C50 40 60 32 74 35C74 49 64 58 50 54Z" fill={MAIZE.light} />
        <path d="M37 74Q50 70 63 74" stroke-width="5" />
      </g>
    </>
  )),
);

function Droplet() {
  return (
    <>
      <path d={DROP} fill="#E4F3F5" stroke={WATER.line} />
      <path d="M66 46Q72 52 71.5 61C70 74 61 81 50 81Q42 81 37 77C56 78 69 66 66 46Z" fill={WATER.light} />
      <path d={DROP} stroke={WATER.line} />
    </>
  );
}

/** A token with the drop up. */
export const Drop = drawing(() => (
  <>
    <circle cx="51" cy="53" r="44" fill={WATER.shade} stroke={WATER.line} />
    <circle cx="49.5" cy="48.5" r="44" fill={WATER.fill} stroke={WATER.line} />
    <Droplet />
    <path d="M14 42Q19 24 34 16" stroke={WATER.light} stroke-width="5" />
  </>
));

/** A free sun on a card: rays all round and a pale, open middle that waits for a drop. */
export const Sun = drawing(() => (
  <>
    <Shape d={RAYS} tone={MAIZE} />
    <circle cx="50" cy="50" r="25" fill="#FFF3CF" stroke={MAIZE.line} />
    <path d="M34 47Q36 37 46 34" stroke={MAIZE.fill} stroke-width="4" />
  </>
));

/** The same sun under its drop: only the tips of the rays still show behind a full round token. */
export const WateredSun = drawing(() => (
  <>
    <Shape d={RAYS} tone={MAIZE} in="light" />
    <circle cx="50.5" cy="52.5" r="35.5" fill={WATER.shade} stroke={WATER.line} />
    <circle cx="49.5" cy="49" r="35.5" fill={WATER.fill} stroke={WATER.line} />
    <g transform="translate(7.5 7) scale(.84)">
      <Droplet />
    </g>
  </>
));

/** One card that a bed needs. */
export const Leaf = drawing(() => (
  <>
    <path d="M10 93L30 71" stroke={LEAF.line} stroke-width="9" />
    <Solid d="M25 76C8 44 36 8 90 8C95 58 64 96 25 76Z" tone={LEAF} fill={LEAF.light} pen="5">
      <path d="M90 8C95 58 64 96 25 76C50 62 70 40 90 8Z" fill={LEAF.fill} />
    </Solid>
    <path d="M27 74C48 60 58 48 70 30" stroke={LEAF.line} stroke-width="5" />
  </>
));
