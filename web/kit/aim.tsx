import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { SeatSign } from './seat.tsx';
import { spreadAlong } from './spread-along.ts';

export interface Near {
  /** How much of the way is done, from 0 to 1. */
  readonly share: number;
  /** “Anna: 14 of 20”. */
  readonly label: string;
}

interface AimProps {
  readonly words: string;
  readonly players: readonly { readonly seat: Seat; readonly near: Near }[];
  /** What is collected: so many of it lie along the way, painted as far as the foremost has come. */
  readonly piece?: ComponentChildren;
}

const PIECES = 8;

/** The aim of the game in one line, and how near everybody is. */
export function Aim({ words, players, piece }: AimProps) {
  const shares = players.map(({ near }) => near.share);
  const best = Math.max(...shares);
  const along = spreadAlong(shares);
  return (
    <div class="aim">
      <p>{words}</p>
      <ul class={piece ? 'aim-track aim-strewn' : 'aim-track'}>
        {piece && (
          <li class="aim-pieces" aria-hidden="true">
            {Array.from({ length: PIECES }, (_, i) => (
              <span key={i} data-hollow={best < (i + 1) / PIECES || undefined}>
                {piece}
              </span>
            ))}
          </li>
        )}
        {players.map(({ seat, near: { label } }, i) => (
          <li key={seat} title={label} style={{ '--share': along[i] }}>
            <SeatSign seat={seat} />
            <span class="only-heard">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
