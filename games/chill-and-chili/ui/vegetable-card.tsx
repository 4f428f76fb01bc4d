import { BED_SIZES, type Card, kindOf, sunsOf } from '../data/cards.ts';
import { Leaf, Sun, WateredSun } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';

/** The paper of each kind, in the order of the kinds. */
const TINTS = ['#fdeeb0', '#fddcb8', '#f9cfc4', '#ecefdc', '#f8d7a2', '#f4c3bd'];

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
  const [needed, most] = BED_SIZES[kind]!;
  const suns = Array.from({ length: sunsOf(card) }, (_, i) => i < drops);
  return (
    <span class="card cc-card" style={{ '--tint': TINTS[kind] }}>
      {points && (
        <>
          <b class="card-index num">
            {points[0]}
            {points.length > 1 && <small>…{points.at(-1)}</small>}
          </b>
          <span class="card-need">
            {Array.from({ length: needed }, (_, i) => (
              <Leaf key={i} />
            ))}
            {most > needed && <b>+</b>}
          </span>
        </>
      )}
      <Vegetable class="card-picture" />
      {name && <span class="card-name">{name}</span>}
      <span class="card-foot cc-suns">
        {suns.map((covered, i) =>
          covered ? <WateredSun key={`w${i}`} class="cc-wet" /> : <Sun key={`s${i}`} />,
        )}
      </span>
    </span>
  );
}
