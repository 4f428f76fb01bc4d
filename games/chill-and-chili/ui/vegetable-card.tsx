import { BED_SIZES, type Card, KINDS, kindOf, sunsOf } from '../data/cards.ts';
import { Leaf, Sun, WateredSun } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';

interface VegetableCardProps {
  readonly card: Card;
  /** Points of a bed of this kind; for pumpkins from the smallest bed to the largest. */
  readonly points?: readonly number[];
  /** Suns of this card that are covered. */
  readonly drops?: number;
  readonly name?: string;
}

/** A vegetable card: points and leaves above, the picture, suns below. Words for it stand on the button around it. */
export function VegetableCard({ card, points, drops = 0, name }: VegetableCardProps) {
  const kind = kindOf(card);
  const Vegetable = VEGETABLES[kind]!;
  const [min, max] = BED_SIZES[kind]!;
  const suns = Array.from({ length: sunsOf(card) }, (_, i) => i < drops);
  return (
    <span class={`cc-card cc-${KINDS[kind]}`}>
      {points && (
        <span class="cc-card-head">
          <b>{points.length > 1 ? `${points[0]}–${points.at(-1)}` : points[0]}</b>
          <span class="cc-card-need">
            {min === max ? min : `${min}–${max}`}
            <Leaf class="cc-leaf" />
          </span>
        </span>
      )}
      <Vegetable class="cc-card-picture" />
      {name && <span class="cc-card-name">{name}</span>}
      <span class="cc-card-suns">
        {suns.map((covered, i) =>
          covered ? (
            <WateredSun key={`w${i}`} class="cc-sun cc-sun-wet" />
          ) : (
            <Sun key={`s${i}`} class="cc-sun" />
          ),
        )}
      </span>
    </span>
  );
}
