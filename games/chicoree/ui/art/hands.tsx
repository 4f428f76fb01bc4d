import { Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { SeatGlyph } from '../../../../web/kit/seat.tsx';
import { CREAM, EARTH, SKIN } from './palette.ts';

const GRIP = 'M28 88C24 76 32 70 42 71H62C72 72 76 80 73 90C72 100 66 106 50 106S30 100 28 88Z';

/** A sleeve in the seat's colour and fingers around whatever goes through them. */
function Grip() {
  return (
    <>
      <path d="M27 100H73V120H27Z" fill="var(--seat)" />
      <path d="M27 106Q50 112 73 106" stroke="#fff" stroke-opacity=".5" />
      <Solid d={GRIP} tone={SKIN} shade="M68 73C76 78 76 98 62 104C68 92 68 82 62 72Z" />
      <path d="M30 82H56M31 91H57M37 99H56" stroke={SKIN.line} stroke-width="2.5" />
    </>
  );
}

/** The paddle alone, as it is held up. */
function Blade() {
  return (
    <>
      <Shape d="M45 62H55V100H45Z" tone={EARTH} in="light" />
      <circle cx="50" cy="36" r="33" fill={CREAM.light} />
      <path d="M71 10A33 33 0 0 1 24 57Q66 58 71 10Z" fill={CREAM.shade} fill-opacity=".6" />
      <circle cx="50" cy="36" r="33" stroke={EARTH.line} />
      <circle cx="50" cy="36" r="28" stroke="var(--seat)" stroke-width="5" />
    </>
  );
}

interface PaddleProps {
  readonly seat: number;
  /** While they may still bid; it sinks once they have passed. */
  readonly raised: boolean;
  /** Their last bid, which stands on it; without one, their sign. */
  readonly bid: number | null;
}

/** A bidder's hand with the paddle. */
export function Paddle({ seat, raised, bid }: PaddleProps) {
  return (
    <Picture viewBox="0 0 100 120">
      <g transform={raised ? undefined : 'rotate(74 50 92) translate(14 26) scale(.72)'}>
        <Blade />
        {bid === null ? (
          <svg x="32" y="18" width="36" height="36" style={{ color: 'var(--seat)' }}>
            <SeatGlyph seat={seat} />
          </svg>
        ) : (
          <text class="num" x="50" y="50" font-size="40" text-anchor="middle" fill={EARTH.line}>
            {bid}
          </text>
        )}
      </g>
      <Grip />
    </Picture>
  );
}
