import { type ArtProps, Cord, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { CHOCOLATE, CREAM, GLUE, GOLD, LAMP, LOVE, NOTE, NUTS, PLUM, SUGAR, WOOD } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const DOLLAR = 'M10-9C6-16-10-16-10-7C-10 2 10-2 10 8C10 16-7 16-11 9M0-19V19';

/** A note lying flat, 84 by 50, centred. */
function Note({ at }: { at: string }) {
  return (
    <g transform={at} stroke={NOTE.line} stroke-width="4">
      <path d="M-43-24Q-22-29 0-25T43-26Q46-2 43 24Q22 28 0 25T-43 26Q-46 2-43-24Z" fill={NOTE.fill} />
      <path d="M43-26Q46-2 43 24Q22 28 0 25T-43 26L-44 14Q36 18 34-25Z" fill={NOTE.shade} stroke="none" />
      <path d="M-43-24Q-22-29 0-25T43-26Q46-2 43 24Q22 28 0 25T-43 26Q-46 2-43-24Z" />
      <ellipse cx="0" cy="0" rx="20" ry="22" fill={NOTE.light} stroke="none" />
      <path d="M-34-14v.1M34 14v.1" stroke={NOTE.light} stroke-width="8" />
      <path d={DOLLAR} stroke-width="5" />
    </g>
  );
}

const STAR = 'M51 5L64 34L96 38L72 60L79 93L50 76L21 94L28 60L4 39L37 34Z';

function Gleam({ at }: { at?: string }) {
  return (
    <g transform={at} stroke-width="5">
      <Solid d={STAR} tone={GOLD} shade="M96 38L72 60L79 93L50 76L21 94L28 66Q62 70 64 34Z">
        <path d="M44 40L50 24M27 43L18 42" stroke={GOLD.light} stroke-width="6" />
      </Solid>
    </g>
  );
}

/** What the two "all +1" abilities have in common. */
function Plus() {
  return (
    <>
      <circle cx="75" cy="75" r="21" fill={PLUM.fill} stroke={PLUM.line} stroke-width="4" />
      <path d="M75 63V87M63 75H87" stroke={CREAM.light} stroke-width="8" />
    </>
  );
}

type CottageProps = { at: string; wall: typeof CREAM; roof: typeof CREAM; window?: boolean };

/** A cottage whose front stands on 0,0, 40 wide and 50 high. */
function Cottage({ at, wall, roof, window }: CottageProps) {
  return (
    <g transform={at} stroke-width={window ? 2.8 : 3.6}>
      <path d="M-16-26H16V0H-16Z" fill={wall.fill} />
      <path d="M6-26H16V0H2Q7-10 6-26Z" fill={wall.shade} />
      <path d="M-16-26V0H16V-26" stroke={wall.line} />
      {window ? (
        <path d="M-11-20H-3V-11H-11Z" fill={LAMP.fill} stroke={wall.line} stroke-width="3" />
      ) : (
        <path d="M-6 0V-14Q-1-18 5-14V0Z" fill={wall.line} stroke={wall.line} stroke-width="2" />
      )}
      <Solid d="M-1-50L-22-25Q0-22 22-26Z" tone={roof} shade="M-1-50Q10-36 6-24Q14-24 22-26Z">
        <path d="M-5-40L-14-30" stroke={roof.light} />
      </Solid>
    </g>
  );
}

export const Banknote = steady(drawing(() => <Note at="translate(50 50) rotate(-7) scale(.99 1.15)" />));

export const Star = steady(drawing(() => <Gleam />));

const SHEET = 'M16 6L66 4L86 23L84 93Q50 97 17 94Z';

export const Permit = drawing(() => (
  <g stroke-width="4">
    <Solid d={SHEET} tone={CREAM} shade="M86 23L84 93Q50 97 17 94V84Q72 88 74 24Z" />
    <Shape d="M66 4Q65 16 66 24Q76 25 86 23Z" tone={CREAM} in="light" />
    <path d="M28 22H52M28 36H70M28 50H46" stroke={CREAM.line} stroke-width="5" />
    <circle cx="59" cy="67" r="20" fill={LOVE.fill} stroke={LOVE.line} />
    <path d="M59 54L46 66H50V77H69V66H72Z" fill={CREAM.light} stroke={LOVE.line} stroke-width="2.5" />
  </g>
));

export const Hourglass = drawing(() => (
  <g stroke-width="4">
    <Solid
      d="M25 14C24 36 44 42 44 50C44 58 24 64 25 86H75C76 64 56 58 56 50C56 42 76 36 75 14Z"
      tone={PLUM}
      fill="#e3eef0"
    >
      <path
        d="M31 32Q52 36 69 31C64 40 56 44 56 50V62Q66 68 70 84H30Q34 68 45 62V50C44 44 36 40 31 32Z"
        fill={SUGAR.fill}
      />
      <path
        d="M56 50V62Q66 68 70 84H52Q58 70 50 62V50Q56 40 60 32L69 31C64 40 56 44 56 50Z"
        fill={SUGAR.shade}
      />
    </Solid>
    <path d="M32 20Q32 26 35 31" stroke="#fff" />
    <Shape d="M16 6Q50 3 84 6V17Q50 20 16 17Z" tone={WOOD} in="light" />
    <Shape d="M16 83Q50 80 84 83V94Q50 97 16 94Z" tone={WOOD} />
  </g>
));

/** Buy 3. */
export const BuyThree = drawing(() => (
  <>
    <Cottage at="translate(27 72) scale(1.05 1.16)" wall={CREAM} roof={LOVE} />
    <Cottage at="translate(74 70) scale(1.05 1.16)" wall={CREAM} roof={NUTS} />
    <Cottage at="translate(50 96) scale(1.14 1.12)" wall={CREAM} roof={SUGAR} />
  </>
));

/** A coin seen from the front, radius 24, centred. */
function Coin({ at }: { at: string }) {
  return (
    <g transform={at} stroke={GOLD.line} stroke-width="4">
      <circle cx="1" cy="2" r="24" fill={GOLD.shade} />
      <circle cx="0" cy="0" r="24" fill={GOLD.fill} />
      <path d="M-15-5Q-13-13-5-15" stroke={GOLD.light} />
      <path d={DOLLAR} transform="scale(.72)" stroke-width="6.5" />
    </g>
  );
}

/** Buy Closed: money opens the lock. */
export const BuyClosed = drawing(() => (
  <>
    <Cord d="M26 50V32C26 3 67 1 70 28" tone={GLUE} core={GLUE.light} pens={[15, 7]} />
    <g stroke-width="4">
      <Solid d="M10 48Q42 44 78 48L76 92Q44 97 12 93Z" tone={PLUM} fill={PLUM.light}>
        <path d="M78 48L76 92Q44 97 12 93V84Q62 88 64 46Z" fill={PLUM.fill} />
        <path d="M18 56L34 54" stroke="#b897bd" stroke-width="5" />
      </Solid>
    </g>
    <Coin at="translate(70 69) scale(1.08)" />
    <path d="M30 62Q36 64 34 71L37 82H24L27 71Q25 64 30 62Z" fill={PLUM.line} />
  </>
));

/** Buy Anywhere. */
export const BuyAnywhere = drawing(() => (
  <>
    <Cord d="M50 10L52 92" tone={WOOD} core={WOOD.shade} pens={[14, 7]} />
    <g stroke-width="4">
      <Solid d="M14 12L78 9L96 24L79 38L15 37Z" tone={SUGAR} shade="M15 37L79 38L96 24L89 24L77 30L15 30Z" />
      <Solid d="M88 46L22 47L4 61L22 74L87 72Z" tone={CREAM} shade="M87 72L22 74L10 66L86 65Z" />
      <path d="M24 20L70 19" stroke-width="5" stroke={SUGAR.light} />
      <path d="M30 57H74" stroke-width="5" stroke={CREAM.light} />
      <path d="M24 96Q50 86 78 95" stroke={NOTE.shade} stroke-width="7" />
    </g>
  </>
));

/** All $ +1. */
export const AllMoney = drawing(() => (
  <>
    <Note at="translate(54 30) rotate(9) scale(.9)" />
    <Note at="translate(47 54) rotate(-8) scale(.96)" />
    <Plus />
  </>
));

/** All ★ +1. */
export const AllStars = drawing(() => (
  <>
    <Gleam at="translate(46 -1) rotate(9 25 25) scale(.52)" />
    <Gleam at="translate(1 15) rotate(-7 40 40) scale(.8)" />
    <Plus />
  </>
));

/** $5 = 1 Pt. */
export const FiveAPoint = drawing(() => (
  <>
    <g fill={GOLD.fill} stroke={GOLD.line} stroke-width="4">
      {[0, 1, 2, 3, 4].map(coin => (
        <path
          key={coin}
          d={`M4 ${84 - coin * 14}a21 7 0 0 1 42 0v6a21 7 0 0 1 -42 0Z`}
          transform={`translate(${coin % 2 ? 3 : 0} 0)`}
        />
      ))}
      <ellipse cx="25" cy="28" rx="21" ry="7" fill={GOLD.light} />
    </g>
    <path d="M61 91Q77 92 77 78" stroke={LOVE.fill} stroke-width="10" />
    <path d="M65 77L77 64L90 77Z" fill={LOVE.fill} stroke={LOVE.fill} stroke-width="5" />
    <Gleam at="translate(44 1) scale(.55)" />
  </>
));

/** $10 Houses. */
export const TenDollarHouses = drawing(() => (
  <>
    <Cottage at="translate(40 80) scale(1.66 1.5)" wall={SUGAR} roof={CHOCOLATE} window />
    <g stroke={CREAM.line} stroke-width="4">
      <path d="M30 70L44 52Q68 49 95 52V90Q70 93 44 90Z" fill={CREAM.light} />
      <path d="M95 52V90Q70 93 44 90L38 82Q84 84 86 51Z" fill={CREAM.shade} stroke="none" />
      <path d="M30 70L44 52Q68 49 95 52V90Q70 93 44 90Z" />
      <path d="M42 71v.1" stroke-width="6" />
      <path d="M53 64L59 59V82" stroke={CHOCOLATE.line} stroke-width="6" />
      <path d="M77 59C90 59 90 82 77 82C65 82 65 59 77 59Z" stroke={CHOCOLATE.line} stroke-width="6" />
    </g>
  </>
));

/** So many points out of twenty, each a piece of a bar of chocolate; what is still to come is its empty wrapper. */
export function ChocolateBar({ points, class: name }: ArtProps & { points: number }) {
  const pieces = Array.from({ length: 20 }, (_, i) => `M${3 + 20 * (i % 10)} ${i < 10 ? 2 : 11}h15v5h-15z`);
  const filled = pieces.slice(0, points).join('');
  return (
    <Picture class={name} viewBox="0 0 201 18">
      <path d={pieces.slice(points).join('')} stroke="currentColor" stroke-opacity=".3" stroke-width="2" />
      {/* Chocolate on a dark slip: an edge of paper sets it off, which is not seen on a light one. */}
      <path d={filled} stroke={CREAM.light} stroke-width="4.500" stroke-linejoin="round" />
      <Shape d={filled} tone={CHOCOLATE} pen="2.500" />
      <path d={filled.replaceAll('h15v5h-15z', 'm3 2h7')} stroke={CHOCOLATE.light} stroke-width="2" />
    </Picture>
  );
}

/** In the order of the abilities: buy-three, buy-closed, buy-anywhere, all-money, all-stars, five-a-point, ten-dollar-houses. */
export const ABILITY_ART = [
  BuyThree,
  BuyClosed,
  BuyAnywhere,
  AllMoney,
  AllStars,
  FiveAPoint,
  TenDollarHouses,
] as const;
