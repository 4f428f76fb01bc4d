import { nth } from '../../../core/sure.ts';
import type { Bonus } from '../data/print.ts';
import { ABILITIES } from '../data/words.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Star } from './art/money.tsx';
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
  const items = [
    bonus.money > 0 && <Worth key="$" value={bonus.money} of="money" lens={lens} room={room} />,
    bonus.stars > 0 && <Worth key="*" value={bonus.stars} of="stars" lens={lens} room={room} />,
    Ability && (
      <svg key="a" x={-0.6 * room} y={-0.6 * room} width={1.2 * room} height={1.2 * room}>
        <Ability />
      </svg>
    ),
  ].filter(Boolean);
  const small = room * 0.72;
  const apart = room * 1.15;
  return (
    <g class="ec-bonus">
      <svg
        x={x - (lit ? small : small / 2)}
        y={y - room * 0.98}
        width={small}
        height={small}
        viewBox="0 0 100 100"
      >
        <Ingredient />
      </svg>
      {lit && (
        <svg class="ec-lamp" x={x} y={y - room * 1.05} width={small} height={small} viewBox="0 0 100 100">
          <Lamp lit />
        </svg>
      )}
      {items.map((item, i) => (
        <g key={i} transform={`translate(${x + (i - (items.length - 1) / 2) * apart} ${y + room * 0.38})`}>
          {item}
        </g>
      ))}
    </g>
  );
});

interface WorthProps {
  readonly value: number;
  readonly of: 'money' | 'stars';
  readonly lens: Lens;
  readonly room: number;
}

/** Dollars on a banknote or points on a star, around 0, 0. */
function Worth({ value, of, lens, room }: WorthProps) {
  const size = typeOn(lens, room * 0.66, room * 1.1);
  const half = Math.max(room * 0.6, 0.62 * (size ?? 0));
  return (
    <>
      {of === 'money' ? (
        <rect
          fill="#d8f0cf"
          stroke="#2f6b3a"
          stroke-width="1.2"
          x={-half}
          y={-0.72 * half}
          width={2 * half}
          height={1.44 * half}
          rx="2"
        />
      ) : (
        <svg x={-1.15 * half} y={-1.2 * half} width={2.3 * half} height={2.3 * half} viewBox="0 0 100 100">
          <Star />
        </svg>
      )}
      {size !== null && (
        <text class="ec-number" font-size={size}>
          {value}
        </text>
      )}
    </>
  );
}
