import type { Viewer } from '../../../core/game.ts';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { type FieldLayout, layoutsFor } from './field-layouts.ts';
import { isLegal } from './focus.ts';
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
const WATERS: { readonly [L in FieldLayout | 'pool']: string } = {
  wide: 'cc-field-wide',
  nook: 'cc-field-wide',
  grand: 'cc-field-wide',
  strip: '',
  shore: '',
  flat: 'cc-field-low',
  side: 'cc-field-low',
  short: 'cc-field-low',
  pool: 'cc-field-pool',
  low: 'cc-field-low',
  tall: '',
};

/** As wide as a phone, or too high for it: nothing around the cards is larger than it must be. */
const CLOSE: ReadonlySet<string> = new Set<FieldLayout>(['side', 'shore', 'short']);

/** What everybody shares: waters, stall and accessories, with cards as large as there is room for. */
export function Field(props: FieldProps) {
  const { arrangement, unit, thumb, isPhone } = useRoom();
  const layouts = layoutsFor(thumb, isPhone);
  const {
    area,
    layout: fitted,
    card,
  } = useFit<HTMLDivElement, FieldLayout>(layouts, {
    // Narrower than a phone, the stall shrinks before its edge is out of reach.
    least: arrangement === 'upright' && unit < 15 ? 37 : 44,
    most: 9 * unit,
  });
  // Who waters their beds buys nothing: half a stall makes room for the pond.
  const isWatering = isLegal(props.choices, ({ type }) => type === 'water');
  const layout = fitted === 'short' && isWatering ? 'pool' : fitted;
  return (
    <div
      ref={area}
      class={`cc-field ${WATERS[layout]}`}
      style={{
        '--card': `${card}px`,
        ...(CLOSE.has(layout) && { '--post': 0.06, '--pile': 0.62 }),
        gridTemplateAreas: layouts[fitted].areas,
      }}
    >
      <Waters {...props} layout={layout} />
      <Market {...props} goesOn={layout === 'short'} />
      {layout !== 'pool' && <Stacks {...props} layout={layout} card={Math.max(card, thumb)} />}
    </div>
  );
}
