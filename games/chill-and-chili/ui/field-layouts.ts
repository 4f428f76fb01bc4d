import type { Layout } from '../../../web/kit/frame/fit.ts';

/** Where everything stands, and how much room it takes. */
type Plan = Layout & { readonly areas: string };

/** The pond on the left, the stall in the middle, accessories on the right. */
const WIDE = '"waters market stacks"';
/** The accessories below the pond. */
const NOOK = '"waters market" "stacks market"';
/** Water above, stall and accessories below. */
const STRIP = '"waters waters" "market stacks"';
/** One below the other. */
const TALL = '"waters" "market" "stacks"';
/** The accessories in a column, water and stall beside them. */
const SIDE = '"stacks waters" "stacks market"';

/** The pond is what the eye goes to: cards are a little smaller for it, and a little more where it is one large picture. */
const FOR_THE_POND = 1.36;
const FOR_ALL_OF_IT = 1.6;

/** Counted in widths of a card, as board.css draws them; the buttons for fresh vegetables are as wide as a thumb. */
function allLayouts(thumb: number) {
  const plain = { ratio: 1, gap: 0, beside: thumb };
  return {
    wide: { areas: WIDE, columns: 11.6, rows: 3.95, ...plain, favour: FOR_ALL_OF_IT },
    nook: { areas: NOOK, columns: 10.55, rows: 5.05, ...plain, favour: FOR_ALL_OF_IT },
    strip: { areas: STRIP, columns: 8.7, rows: 5.85, ...plain, favour: FOR_THE_POND },
    /** The same, and little of the water is drawn. */
    flat: { areas: STRIP, columns: 8.7, rows: 4.9, ...plain },
    /** Never fits, so it is what is left where nothing does: as `low`, with the accessories below an edge. */
    short: { areas: TALL, columns: 5.93, rows: 99, ...plain },
    /** Where phones are no higher: nearly all of the water is left out. */
    side: { areas: SIDE, columns: 6.8, rows: 3.65, ...plain, above: thumb },
    /** The same with the water in full. */
    shore: { areas: SIDE, columns: 6.8, rows: 5.6, ...plain, favour: FOR_THE_POND },
    /** Little of the water is drawn. */
    low: { areas: TALL, columns: 5.93, rows: 6.1, ...plain },
    /** The same with the water in full; the smallest phones shall not choose it. */
    tall: { areas: TALL, columns: 5.8, rows: 7, ...plain, beside: thumb + 6, favour: FOR_THE_POND },
    /** The same with the pond as one large picture: for who only watches on a phone. */
    grand: {
      areas: TALL,
      columns: 5.8,
      rows: 8.75,
      ...plain,
      beside: thumb + 6,
      favour: 1.05 * FOR_THE_POND,
    },
  } satisfies { readonly [name: string]: Plan };
}

export type FieldLayout = keyof ReturnType<typeof allLayouts>;

/**
 * Phones have the water above the stall, and little of it where cards would be too small; elsewhere it is drawn in full.
 * Of equals the first is chosen.
 */
export function layoutsFor(thumb: number, onPhone: boolean): { readonly [L in FieldLayout]: Plan } {
  const { short, flat, low, side, shore, wide, nook, ...above } = allLayouts(thumb);
  const { strip } = above;
  return onPhone
    ? { short, flat, low, side, shore, ...above, wide: strip, nook: strip }
    : { wide, nook, ...above, short: strip, flat: strip, low: strip, side: strip, shore: strip };
}
