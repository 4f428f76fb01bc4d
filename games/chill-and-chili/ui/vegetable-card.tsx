import { nth } from '../../../core/sure.ts';
import { Card } from '../../../web/kit/card.tsx';
import { BED_SIZES, type Card as CardId, kindOf, sunsOf } from '../data/cards.ts';
import { Leaf, Sun, WateredSun } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import { steady } from '../../../web/kit/steady.tsx';

/** The paper of each kind, in the order of the kinds. */
const TINTS = ['#fdeeb0', '#fddcb8', '#f9cfc4', '#ecefdc', '#f8d7a2', '#f4c3bd'];

interface VegetableCardProps {
  readonly card: CardId;
  /** Points of a bed of this kind; for pumpkins from the smallest bed to the largest. */
  readonly points?: readonly number[];
  /** Suns of this card that are covered. */
  readonly drops?: number;
  readonly name?: string;
}

/** A vegetable card: points and leaves above, the picture, suns below. Words for it stand on the button around it. */
export const VegetableCard = steady(function VegetableCard({
  card,
  points,
  drops = 0,
  name,
}: VegetableCardProps) {
  const kind = kindOf(card);
  const Vegetable = nth(VEGETABLES, kind);
  const [needed, most] = nth(BED_SIZES, kind);
  const suns = Array.from({ length: sunsOf(card) }, (_, i) => i < drops);
  return (
    <Card
      class="cc-card"
      tint={TINTS[kind]}
      index={
        points && (
          <>
            {points[0]}
            {points.length > 1 && <small>…{points.at(-1)}</small>}
          </>
        )
      }
      need={
        points && (
          <>
            {Array.from({ length: needed }, (_, i) => (
              <Leaf key={i} />
            ))}
            {most > needed && <b>+</b>}
          </>
        )
      }
      picture={<Vegetable class="card-picture" />}
      name={name}
      foot={suns.map((covered, i) =>
        covered ? <WateredSun key={`w${i}`} class="act act-pop" /> : <Sun key={`s${i}`} />,
      )}
    />
  );
});
