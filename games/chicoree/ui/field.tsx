import type { MutableRef } from 'preact/hooks';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { Part } from './part.ts';
import { COUNTER } from './places.ts';
import { Stage } from './stage.tsx';
import { Strip } from './strip.tsx';

/** Counted in widths of the card for sale: players and notices on both sides of it, or only players; where the room is as high as on the phone of
 * who only watches, the card is as wide as players leave it. */
const LAYOUTS = {
  wide: { columns: 3.2, rows: 1.74, ratio: 1, gap: 0 },
  tall: { columns: 2.9, rows: 2.5, ratio: 1, gap: 0 },
  high: { columns: 1, rows: 3.2, ratio: 1, gap: 0, beside: 215 },
};

/** A tablet is high: names and notes have more room beside the card. */
const TABLET_LAYOUTS = { ...LAYOUTS, wide: { ...LAYOUTS.wide, columns: 4 } };

/** What everybody shares: the turn and the piles above, and one thing at a time on the counter. */
export function Field({ field, ...part }: Part & { readonly field: MutableRef<HTMLDivElement | null> }) {
  const { unit, arrangement } = useRoom();
  const { area, card, layout } = useFit<HTMLDivElement, keyof typeof LAYOUTS>(
    arrangement === 'tablet' ? TABLET_LAYOUTS : LAYOUTS,
    { least: 64, most: 18 * unit },
  );
  const isBrief = arrangement === 'upright' && layout === 'wide';
  return (
    <div ref={field} class="ch-field">
      <Strip {...part} />
      <div
        ref={area}
        class={`ch-stage ch-stage-${layout === 'wide' ? 'wide' : 'tall'}${isBrief ? ' ch-stage-brief' : ''}`}
        style={{ '--card': `${card}px`, '--stand': layout === 'wide' ? 1.2 : 1 }}
        data-place={COUNTER}
      >
        <Stage {...part} room={card} isBrief={isBrief} />
      </div>
    </div>
  );
}
