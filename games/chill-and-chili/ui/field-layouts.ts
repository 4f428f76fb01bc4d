import type { Layout } from '../../../web/kit/frame/fit.ts';

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

/** Counted in widths of a card, as board.css draws them; the buttons for fresh vegetables are as wide as a thumb. */
const allLayouts = (thumb: number) =>
  ({
    wide: { areas: WIDE, columns: 11.6, rows: 3.95, ratio: 1, gap: 0, beside: thumb },
    nook: { areas: NOOK, columns: 10.55, rows: 5.05, ratio: 1, gap: 0, beside: thumb },
    strip: { areas: STRIP, columns: 8.7, rows: 5.85, ratio: 1, gap: 0, beside: thumb },
    /** The same, and little of the water is drawn. */
    flat: { areas: STRIP, columns: 8.7, rows: 4.9, ratio: 1, gap: 0, beside: thumb },
    /** Never fits, so it is what is left where nothing does: as `low`, with the accessories below an edge. */
    short: { areas: TALL, columns: 5.93, rows: 99, ratio: 1, gap: 0, beside: thumb },
    /** Where phones are no higher: nearly all of the water is left out. */
    side: { areas: SIDE, columns: 6.8, rows: 4.65, ratio: 1, gap: 0, beside: thumb },
    /** Little of the water is drawn. */
    low: { areas: TALL, columns: 5.93, rows: 6.1, ratio: 1, gap: 0, beside: thumb },
    /** The same with the water in full; the smallest phones shall not choose it. */
    tall: { areas: TALL, columns: 5.8, rows: 7, ratio: 1, gap: 0, beside: thumb + 6 },
  }) satisfies { readonly [name: string]: Layout & { readonly areas: string } };

export type FieldLayout = keyof ReturnType<typeof allLayouts>;

/** Large cards come before the pond on phones only; elsewhere it is what the eye goes to. Of equals the first is chosen. */
export function layoutsFor(thumb: number, onPhone: boolean): ReturnType<typeof allLayouts> {
  const { short, flat, low, side, ...inFull } = allLayouts(thumb);
  const { strip } = inFull;
  return onPhone
    ? { short, flat, low, side, ...inFull }
    : { ...inFull, short: strip, flat: strip, low: strip, side: strip };
}
