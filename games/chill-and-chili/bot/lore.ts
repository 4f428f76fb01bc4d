import { nth } from '../../../core/sure.ts';
import { BED_SIZES, KINDS, kindOf } from '../data/cards.ts';
import { type Tables, thirst } from '../data/tables.ts';

/** What one knows of the vegetables before looking at the table. */
export interface Lore {
  /** Points of a dry bed, by kind and number of cards. */
  readonly points: readonly (readonly number[])[];
  /** Suns of an ordinary card, by kind. */
  readonly suns: readonly number[];
}

export function loreOf({ beds, deck, points }: Tables): Lore {
  return {
    points: beds.map((ofKind, kind) =>
      Array.from({ length: nth(BED_SIZES, kind)[1] + 1 }, (_, size) => {
        const bed = ofKind.find(cards => cards.length === size);
        return bed ? points(bed) : 0;
      }),
    ),
    suns: KINDS.map((_, kind) => {
      const cards = deck.filter(card => kindOf(card) === kind);
      return thirst(cards) / cards.length;
    }),
  };
}
