import type { HouseId } from '../data/words.ts';
import { HouseFront } from './art/fronts.tsx';
import { CREAM } from './art/palette.ts';

/** A house that is nobody's, what it costs on a disc over its door. It stands on 0,0 and is 104 high. */
export function FreeHouse({ house, price }: { house: HouseId; price: number }) {
  return (
    <>
      <HouseFront house={house} />
      <circle cy="-29" r="27" fill={CREAM.light} style={{ stroke: 'var(--pen)' }} stroke-width="4" />
      <text class="ec-number" y="-28" font-size="42">
        {price}
      </text>
    </>
  );
}
