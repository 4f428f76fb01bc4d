import { useRef } from 'preact/hooks';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { useFlights } from './flights.ts';
import type { Part } from './part.ts';
import { Stage } from './stage.tsx';
import { Strip } from './strip.tsx';

/** Counted in widths of the card for sale: beside it lies everything about it. */
const LAYOUT = { stage: { columns: 3.3, rows: 1.5, ratio: 1, gap: 0 } };

/** What everybody shares: the turn and the piles above, and one thing at a time on the counter. */
export function Field(part: Part) {
  const { unit } = useRoom();
  const { area, card } = useFit<HTMLDivElement, 'stage'>(LAYOUT, { least: 64, most: 13 * unit });
  const field = useRef<HTMLDivElement>(null);
  useFlights(field, part.log);
  return (
    <div ref={field} class="ch-field">
      <Strip {...part} />
      <div ref={area} class="ch-stage" style={{ '--card': `${card}px` }}>
        <Stage {...part} room={card} />
      </div>
    </div>
  );
}
