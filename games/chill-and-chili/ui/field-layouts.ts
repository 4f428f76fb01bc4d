import type { Layout } from '../../../web/kit/frame/fit.ts';

/** The pond on the left, the stall in the middle, accessories on the right. */
const WIDE = '"waters market stacks"';
/** The accessories below the pond. */
const NOOK = '"waters market" "stacks market"';
/** Water above, stall and accessories below. */
const STRIP = '"waters waters" "market stacks"';
/** One below the other. */
const TALL = '"waters" "market" "stacks"';

/** Counted in widths of a card, as board.css draws them; the buttons for fresh vegetables are as wide as a thumb. */
export const layoutsFor = (thumb: number) =>
  ({
    wide: { areas: WIDE, columns: 11.6, rows: 3.95, ratio: 1, gap: 0, beside: thumb },
    nook: { areas: NOOK, columns: 10.55, rows: 5.05, ratio: 1, gap: 0, beside: thumb },
    strip: { areas: STRIP, columns: 8.7, rows: 5.85, ratio: 1, gap: 0, beside: thumb },
    /** The same, and little of the water is drawn. */
    flat: { areas: STRIP, columns: 8.7, rows: 4.9, ratio: 1, gap: 0, beside: thumb },
    /** Little of the water is drawn. */
    low: { areas: TALL, columns: 5.93, rows: 6.1, ratio: 1, gap: 0, beside: thumb },
    /** The same with the water in full; the smallest phones shall not choose it. */
    tall: { areas: TALL, columns: 5.8, rows: 7, ratio: 1, gap: 0, beside: thumb + 6 },
  }) satisfies { readonly [name: string]: Layout & { readonly areas: string } };

export type FieldLayout = keyof ReturnType<typeof layoutsFor>;
