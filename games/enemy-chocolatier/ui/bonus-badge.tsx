import { nth } from '../../../core/sure.ts';
import type { Bonus } from '../data/print.ts';
import { ABILITIES } from '../data/words.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote, Star } from './art/money.tsx';
import { NOTE } from './art/palette.ts';
import { Lamp } from './art/town.tsx';
import type { PlacedNeighbourhood } from './geometry.ts';
import { type Lens, typeOn } from './lens.ts';
import { steady } from '../../../web/kit/steady.tsx';

interface BonusBadgeProps {
  readonly plaza: PlacedNeighbourhood['plaza'];
  /** Number of the ingredient. */
  readonly ingredient: number;
  readonly bonus: Bonus;
  /** A closed neighbourhood has its lamp lit. */
  readonly lit: boolean;
  readonly lens: Lens;
}

/** On the plaza: the ingredient, and what the neighbourhood gives while it is closed. */
export const BonusBadge = steady(function BonusBadge({
  plaza,
  ingredient,
  bonus,
  lit,
  lens,
}: BonusBadgeProps) {
  const [x, y] = plaza.at;
  const room = Math.min(19, plaza.room);
  const Ingredient = nth(INGREDIENT_ART, ingredient);
  const Ability = bonus.ability && nth(ABILITY_ART, ABILITIES.indexOf(bonus.ability));
  const size = typeOn(lens, room * 0.66, room * 1.5);
  const kinds = [bonus.money > 0, bonus.stars > 0, Ability !== null].filter(Boolean).length;
  const half = Math.max(0.6 * room, (kinds > 1 ? 0.46 : 0.62) * (size ?? 0));
  const items = [
    bonus.money > 0 && <Money key="$" value={bonus.money} size={size} half={half} />,
    bonus.stars > 0 && <Stars key="*" value={bonus.stars} size={size} half={half} />,
    Ability && (
      <svg key="a" x={-0.6 * room} y={-0.6 * room} width={1.2 * room} height={1.2 * room}>
        <Ability />
      </svg>
    ),
  ].filter(Boolean);
  const small = room * 0.72;
  const apart = room * 1.2;
  // On the smallest maps the number takes the whole plaza: what is made there is told by its colour alone.
  const isFull = bonus.money + bonus.stars > 0 && size !== null && size > 1.1 * room;
  return (
    <g class="ec-bonus">
      {!isFull && (
        <svg
          x={x - (lit ? small : small / 2)}
          y={y - room * 0.98}
          width={small}
          height={small}
          viewBox="0 0 100 100"
        >
          <Ingredient />
        </svg>
      )}
      {!isFull && lit && (
        <svg class="ec-lamp" x={x} y={y - room * 1.05} width={small} height={small} viewBox="0 0 100 100">
          <Lamp lit />
        </svg>
      )}
      {items.map((item, i) => (
        <g
          key={i}
          transform={`translate(${x + (i - (items.length - 1) / 2) * apart} ${y + (isFull ? 0 : room * 0.38)})`}
        >
          {item}
        </g>
      ))}
    </g>
  );
});

interface WorthProps {
  readonly value: number;
  /** Of its type; null where none is large enough to be read. */
  readonly size: number | null;
  /** Of its width. */
  readonly half: number;
}

/** Dollars on a plate around 0, 0; where they cannot be read, a banknote. */
function Money({ value, size, half }: WorthProps) {
  if (size === null)
    return (
      <svg x={-half} y={-half} width={2 * half} height={2 * half}>
        <Banknote />
      </svg>
    );
  const high = Math.max(0.72 * half, 0.42 * size);
  return (
    <>
      <rect
        fill={NOTE.light}
        stroke={NOTE.line}
        stroke-width="1.2"
        x={-half}
        y={-high}
        width={2 * half}
        height={2 * high}
        rx="2"
      />
      <text class="ec-number" font-size={size}>
        {value}
      </text>
    </>
  );
}

/** Points on a star around 0, 0. */
function Stars({ value, size, half }: WorthProps) {
  return (
    <>
      <svg x={-1.15 * half} y={-1.2 * half} width={2.3 * half} height={2.3 * half} viewBox="0 0 100 100">
        <Star />
      </svg>
      {size !== null && (
        <text class="ec-number" font-size={size}>
          {value}
        </text>
      )}
    </>
  );
}
