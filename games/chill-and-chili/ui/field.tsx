import type { Viewer } from '../../../core/game.ts';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { type FieldLayout, layoutsFor } from './field-layouts.ts';
import { Market } from './market.tsx';
import type { Place } from './market-places.ts';
import type { Part } from './part.ts';
import { Stacks } from './stacks.tsx';
import { Waters } from './waters.tsx';

interface FieldProps extends Part {
  readonly viewer: Viewer;
  readonly places: readonly (readonly Place[])[];
}

/** Layouts that draw their water in the same way share its rules. */
const WATERS: { readonly [L in FieldLayout]: string } = {
  wide: 'cc-field-wide',
  nook: 'cc-field-wide',
  strip: '',
  flat: 'cc-field-low',
  low: 'cc-field-low',
  tall: '',
};

/** What everybody shares: waters, stall and accessories, with cards as large as there is room for. */
export function Field(props: FieldProps) {
  const { arrangement, unit, thumb } = useRoom();
  const { flat, low, ...inFull } = layoutsFor(thumb);
  const onPhone = arrangement === 'upright' || arrangement === 'lying';
  // Large cards come before the pond on phones only; elsewhere it is what the eye goes to. Of equals the first is chosen.
  const layouts = onPhone ? { flat, low, ...inFull } : { ...inFull, flat: inFull.strip, low: inFull.strip };
  const { area, layout, card } = useFit<HTMLDivElement, FieldLayout>(layouts, {
    // Narrower than a phone, the stall shrinks before its edge is out of reach.
    least: arrangement === 'upright' && unit < 15 ? 37 : 44,
    most: 9 * unit,
  });
  return (
    <div ref={area} class="cc-field-area">
      <div
        class={`cc-field ${WATERS[layout]}`}
        style={{ '--card': `${card}px`, gridTemplateAreas: layouts[layout].areas }}
      >
        <Waters {...props} layout={layout} />
        <Market {...props} />
        <Stacks {...props} layout={layout} card={Math.max(card, thumb)} />
      </div>
    </div>
  );
}
