import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../web/kit/seat.tsx';

interface HandProps {
  readonly seat: number;
  readonly name: string;
  readonly state: string;
  /** The fist, the palm, the cards. */
  readonly children: ComponentChildren;
  readonly words: ComponentChildren;
}

/** One place in a row of hands that are decided together. */
export function HandOf({ seat, name, state, children, words }: HandProps) {
  return (
    <li class="ch-hand-of" data-seat={seat} data-state={state}>
      <span class="ch-hand-picture">{children}</span>
      <span class="ch-hand-name">
        <SeatSign seat={seat} />
        <span>{name}</span>
      </span>
      <span class="ch-hand-words">{words}</span>
    </li>
  );
}
