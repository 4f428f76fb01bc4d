import type { Viewer } from '../../../core/game.ts';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Market } from './market.tsx';
import type { Place } from './market-places.ts';
import type { Part } from './part.ts';
import { Stacks } from './stacks.tsx';
import { Waters } from './waters.tsx';

/** Counted in widths of a card, as board.css lays them out; the buttons for fresh vegetables are as wide as a thumb. */
const layoutsFor = (thumb: number) => ({
  /** The pond on the left, the stall in the middle, accessories on the right. */
  wide: { columns: 11.6, rows: 3.95, ratio: 1, gap: 0, beside: thumb },
  /** Water above, stall and accessories below. */
  strip: { columns: 8.7, rows: 5.85, ratio: 1, gap: 0, beside: thumb },
  /** Water, stall, accessories; little of the water is drawn. */
  low: { columns: 5.93, rows: 6.1, ratio: 1, gap: 0, beside: thumb },
  /** The same with the water in full; the smallest phones shall not choose it. */
  tall: { columns: 5.8, rows: 7, ratio: 1, gap: 0, beside: thumb + 6 },
});
export type FieldLayout = keyof ReturnType<typeof layoutsFor>;

interface FieldProps extends Part {
  readonly viewer: Viewer;
  readonly places: readonly (readonly Place[])[];
}

/** What everybody shares: waters, stall and accessories, with cards as large as there is room for. */
export function Field(props: FieldProps) {
  const { unit, thumb } = useRoom();
  const { area, layout, card } = useFit<HTMLDivElement, FieldLayout>(layoutsFor(thumb), {
    least: 44,
    most: 9 * unit,
  });
  return (
    <div ref={area} class="cc-field-area">
      <div class={`cc-field cc-field-${layout}`} style={{ '--card': `${card}px` }}>
        <Waters {...props} layout={layout} />
        <Market {...props} />
        <Stacks {...props} layout={layout} />
      </div>
    </div>
  );
}
