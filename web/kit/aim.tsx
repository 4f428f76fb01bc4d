import type { Seat } from '../../core/game.ts';
import { SeatSign } from './seat.tsx';

export interface Nearness {
  readonly seat: Seat;
  /** How much of the way is done, from 0 to 1. */
  readonly share: number;
  /** “Anna: 14 of 20”. */
  readonly label: string;
}

/** The aim of the game in one line, and how near everybody is. */
export function Aim({ words, near }: { words: string; near: readonly Nearness[] }) {
  return (
    <div class="aim">
      <p>{words}</p>
      <ul class="aim-track">
        {near.map(({ seat, share, label }) => (
          <li key={seat} title={label} style={{ '--share': Math.max(0, Math.min(1, share)) }}>
            <SeatSign seat={seat} />
            <span class="only-heard">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
