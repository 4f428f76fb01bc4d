import { remembered } from '../../../core/remembered.ts';
import { nth } from '../../../core/sure.ts';
import type { Card } from './cards.ts';
import { ACCESSORIES, ACCESSORY_CARDS, BED_SIZES, cardOf, KINDS, kindOf, sunsOf } from './cards.ts';
import type { Edition } from './edition.ts';

/** The edition turned into what the rules look up. */
export interface Tables {
  /** All ninety vegetable cards, unshuffled. */
  readonly deck: readonly Card[];
  /** Price by accessory card. */
  readonly price: { readonly [card: Card]: number };
  /** Every bed that could ever be planted, by kind: its cards in ascending order. */
  readonly beds: readonly (readonly (readonly Card[])[])[];
  /** CC-65, CC-66: what a bed is worth, once for all its cards. */
  points(cards: readonly Card[]): number;
}

export const tablesOf: (edition: Edition) => Tables = remembered(built);

function built(edition: Edition): Tables {
  const entries = KINDS.map(kind => edition.kinds[kind]);
  const points = entries.map(entry => entry.points.value);
  return {
    deck: KINDS.flatMap(kind =>
      edition.kinds[kind].suns.value.flatMap((count, i) => Array<Card>(count).fill(cardOf(kind, i + 1))),
    ),
    price: Object.fromEntries(
      ACCESSORY_CARDS.map((card, i) => [card, edition.prices[nth(ACCESSORIES, i)].value]),
    ),
    beds: KINDS.map((kind, i) => {
      const [min, max] = nth(BED_SIZES, i);
      const faces = [1, 2, 3]
        .filter(suns => nth(edition.kinds[kind].suns.value, suns - 1) > 0)
        .map(suns => cardOf(kind, suns));
      return Array.from({ length: max - min + 1 }, (_, more) => handfuls(faces, min + more)).flat();
    }),
    points: cards => {
      const kind = kindOf(nth(cards, 0));
      return nth(nth(points, kind), cards.length - nth(BED_SIZES, kind)[0]);
    },
  };
}

/** CC-68: how much water a bed needs. */
export function thirst(cards: readonly Card[]): number {
  let suns = 0;
  for (const card of cards) suns += sunsOf(card);
  return suns;
}

/** Every way to take `count` cards of these faces, fewest suns first. */
function handfuls(faces: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return faces.flatMap((face, i) => handfuls(faces.slice(i), count - 1).map(rest => [face, ...rest]));
}
