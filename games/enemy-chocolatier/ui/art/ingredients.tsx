import { drawing, Solid } from '../../../../web/kit/picture.tsx';
import { CHOCOLATE, CREAM, GLUE, LOVE, NUTS, SUGAR, WOOD } from './palette.ts';

const BAR = 'M10 10Q10 4 16 4H60A11 11 0 0 0 69 21A12 12 0 0 0 90 33V78H10Z';
const WRAPPER = 'M9 74L23 82L36 73L50 82L64 73L77 82L91 74V91Q91 97 85 97H15Q9 97 9 91Z';

export const Chocolate = drawing(() => (
  <g transform="rotate(6 50 50) translate(5 4.5) scale(.9 .91)" stroke-width="5">
    <Solid d={BAR} tone={CHOCOLATE} fill={CHOCOLATE.shade}>
      <path
        d="M17 11H44V37H17ZM17 47H44V75H17ZM56 47H83V75H56ZM56 22Q60 34 72 37H56Z"
        fill={CHOCOLATE.fill}
        stroke={CHOCOLATE.fill}
        stroke-width="2"
      />
      <path d="M19 33V13H42M19 70V49H42M58 70V49H81" stroke={CHOCOLATE.light} />
    </Solid>
    <Solid d={WRAPPER} tone={CHOCOLATE} fill={CREAM.fill}>
      <path d="M77 82L91 74V91Q91 97 85 97H62Q76 94 77 82Z" fill={CREAM.shade} />
    </Solid>
  </g>
));

export const Sugar = drawing(() => (
  <g transform="rotate(-26 50 50) translate(2 1) scale(.96 1)" stroke={SUGAR.line} stroke-width="4">
    <path d="M30 50L6 27Q0 30 5 38Q8 44 4 50Q8 57 5 63Q1 70 7 73Z" fill={SUGAR.light} />
    <path d="M70 50L94 27Q100 30 95 38Q92 44 97 50Q92 57 95 63Q99 70 93 73Z" fill={SUGAR.shade} />
    <path d="M12 40L22 47M12 60L22 53M88 40L78 47M88 60L78 53" stroke-width="3" />
    <circle cx="50" cy="50" r="28" fill={SUGAR.fill} stroke="none" />
    <g stroke="none" fill={CREAM.light}>
      <path d="M33 27.800Q46 50 33 72.200Q37 75.5 43 77.100Q57 50 43 22.900Q37 24.6 33 27.800Z" />
      <path d="M58 23.200Q71 50 58 76.800Q63 75 68 71.300Q78 50 68 28.700Q63 24.9 58 23.200Z" />
    </g>
    <path
      d="M66 27C73 33 78 41 78 50C78 66 65 78 50 78C42 78 36 75 31 70C54 76 74 58 66 27Z"
      fill={SUGAR.shade}
      fill-opacity=".75"
      stroke="none"
    />
    <circle cx="50" cy="50" r="28" />
    <path d="M31 44Q33 37 38 33" stroke="#fff" />
  </g>
));

const KERNEL = 'M14 40C8 64 30 82 46 95Q50 98 54 95C70 82 92 64 86 40Q50 22 14 40Z';
const HUSK =
  'M8 40C8 24 26 13 46 13C48 10 46 8 43 6L54 3C58 6 58 9 57 13C77 14 93 25 92 41L82 50L72 40L61 53L50 41L38 53L28 40L17 50Z';

/** The fringed husk tells it from an acorn, which is somebody's seat sign. */
export const Nuts = drawing(() => (
  <g transform="rotate(13 50 50) translate(1 1) scale(.97)" stroke-width="4">
    <Solid d={KERNEL} tone={NUTS} shade="M72 34Q80 36 86 40C92 64 70 82 54 95Q50 98 46 95C66 80 80 58 72 34Z">
      <path d="M22 62Q26 71 34 78" stroke={NUTS.light} stroke-width="7" />
    </Solid>
    <path d={HUSK} fill={WOOD.fill} />
    <path d="M70 16C84 20 92 30 92 41L82 50L72 40L61 53L57 48C72 40 78 30 70 16Z" fill={WOOD.shade} />
    <path d="M18 34Q22 25 34 21" stroke={WOOD.light} stroke-width="6" />
    <g stroke={WOOD.line}>
      <path d={HUSK} />
      <path d="M50 41Q51 34 49 27M28 40Q30 34 34 30M72 40Q72 34 68 30" stroke-width="3" />
    </g>
  </g>
));

const HEART = 'M51 92C24 73 5 55 6 33C8 9 39 5 51 30C61 6 93 8 94 34C95 56 77 74 51 92Z';

export const Love = drawing(() => (
  <Solid
    d={HEART}
    tone={LOVE}
    pen="4"
    shade="M85 16C91 20 94 27 94 34C95 56 77 74 51 92C42 86 34 80 27 73C60 80 88 54 85 16Z"
  >
    <path d="M17 40Q16 26 28 22" stroke={LOVE.light} stroke-width="7" />
    <path d="M20 53v.1" stroke={LOVE.light} stroke-width="7" />
  </Solid>
));

const POT = 'M12 51L17 87Q18 96 28 96H65Q75 96 76 87L81 51Z';

export const Glue = drawing(() => (
  <g stroke-width="4">
    <Solid d={POT} tone={GLUE} shade="M62 52H81L76 87Q75 96 65 96H46Q60 90 62 52Z" />
    <ellipse cx="46.5" cy="49" rx="38" ry="11" fill={GLUE.light} stroke={GLUE.line} />
    <ellipse cx="46.5" cy="49" rx="29" ry="6" fill="#fff" stroke={GLUE.line} stroke-width="3" />
    <path d="M47 50L54 30L66 36L60 51Z" fill={CREAM.shade} stroke={WOOD.line} />
    <path d="M58 36L82 11" stroke={WOOD.line} stroke-width="17" />
    <path d="M60 34L82 11" stroke={WOOD.fill} stroke-width="9" />
    <path d="M66 24L79 11" stroke={WOOD.light} stroke-width="3" />
    <path d="M53 31L65 41" stroke={GLUE.line} stroke-width="10" />
    <path d="M53.5 31.500L64.5 40.5" stroke={GLUE.light} stroke-width="4" />
    <path
      d="M17 53Q15 68 21 69Q27 69 27 62Q30 59 33 63V77Q34 83 39 83Q44 82 44 76V66Q48 61 51 59Q32 59 17 53Z"
      fill="#fff"
      stroke={GLUE.line}
      stroke-width="3"
    />
  </g>
));

/** In the order of the ingredients: chocolate, sugar, nuts, love, glue. */
export const INGREDIENT_ART = [Chocolate, Sugar, Nuts, Love, Glue] as const;
