/** Counted in widths of a card, as board.css lays them out; the buttons for fresh vegetables are as wide as a thumb. */
export const layoutsFor = (thumb: number) => ({
  /** The pond on the left, the stall in the middle, accessories on the right. */
  wide: { columns: 11.6, rows: 3.95, ratio: 1, gap: 0, beside: thumb },
  /** Water above, stall and accessories below. */
  strip: { columns: 8.7, rows: 5.85, ratio: 1, gap: 0, beside: thumb },
  /** The same, and little of the water is drawn. */
  flat: { columns: 8.7, rows: 4.9, ratio: 1, gap: 0, beside: thumb },
  /** Water, stall, accessories; little of the water is drawn. */
  low: { columns: 5.93, rows: 6.1, ratio: 1, gap: 0, beside: thumb },
  /** The same with the water in full; the smallest phones shall not choose it. */
  tall: { columns: 5.8, rows: 7, ratio: 1, gap: 0, beside: thumb + 6 },
});

export type FieldLayout = keyof ReturnType<typeof layoutsFor>;
