import { SeatGlyph } from '../../../web/kit/seat.tsx';
import { HouseMarker } from './art/town.tsx';

/** Somebody's house in their colour with their sign, on a sheet of 100 × 100. */
export function OwnedHouse({ seat }: { seat: number }) {
  return (
    <g class="ec-owned" data-seat={seat}>
      <HouseMarker />
      <svg class="ec-owner-sign" x="30" y="46" width="40" height="40" viewBox="0 0 24 24">
        <SeatGlyph seat={seat} />
      </svg>
    </g>
  );
}
