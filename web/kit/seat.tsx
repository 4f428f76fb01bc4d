import { SIGNS } from '../art/signs.tsx';
import { nth } from '../../core/sure.ts';

/** A seat's colour and sign, always together: nothing rests on colour alone. */
export function SeatSign({ seat }: { seat: number }) {
  const Sign = nth(SIGNS, seat % SIGNS.length);
  return (
    <span class="seat-sign" data-seat={seat}>
      <Sign />
    </span>
  );
}

/** The bare sign, for use inside a drawing; the colour comes from around it. */
export function SeatGlyph({ seat }: { seat: number }) {
  const Sign = nth(SIGNS, seat % SIGNS.length);
  return <Sign />;
}
