import { SeatGlyph } from '../../../web/kit/seat.tsx';
import type { HouseId } from '../data/words.ts';
import { frontOfHouse } from './art/fronts.tsx';
import { CREAM, LAMP } from './art/palette.ts';

const shaded = (part: number) => `color-mix(in srgb, var(--seat) ${part}%, #1f0f1c)`;

/** The colours of a house that is somebody’s: theirs, by lamplight. */
export const LIT = {
  '--wall': 'var(--seat)',
  '--wall-shade': shaded(78),
  '--roof': shaded(70),
  '--roof-shade': shaded(52),
  '--pen': shaded(35),
  '--window': LAMP.fill,
};

interface OwnedHouseProps {
  readonly seat: number;
  readonly house: HouseId;
  /** What it costs where it is for sale, on a disc beside the door. */
  readonly price?: number | null;
}

/** Somebody's house in their colour, its windows lit, their sign where the door is. It stands on 0,0 and is 104 high. */
export function OwnedHouse({ seat, house, price = null }: OwnedHouseProps) {
  const front = frontOfHouse(house);
  return (
    <g class="ec-owned" style={LIT} data-seat={seat}>
      <use href={front} style={{ '--pen': CREAM.light }} stroke-width="12" />
      <use href={front} />
      <svg x="-22" y="-50" width="44" height="44" viewBox="0 0 24 24" style={{ color: CREAM.light }}>
        <SeatGlyph seat={seat} />
      </svg>
      {price !== null && (
        <g transform="translate(32 -80)">
          <circle r="22" fill={CREAM.light} stroke="#1f4f2a" stroke-width="3" />
          <text class="ec-number" font-size={price > 9 ? 27 : 32}>
            {price}
          </text>
        </g>
      )}
    </g>
  );
}
