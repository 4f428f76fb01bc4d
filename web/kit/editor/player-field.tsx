import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../core/game.ts';
import type { Names } from '../../../core/telling.ts';
import { SeatSign } from '../seat.tsx';
import type { Sketch } from './editor.ts';
import { Field } from './field.tsx';

interface PlayerFieldProps {
  readonly at: string;
  readonly seat: Seat;
  readonly sketch: Sketch;
  readonly names: Names;
  readonly words: { readonly mine: (name: string) => string };
  readonly children: ComponentChildren;
}

/** What one player has. */
export function PlayerField({ at, seat, sketch, names, words, children }: PlayerFieldProps) {
  const name = names(seat);
  return (
    <Field
      at={at}
      title={
        <>
          <SeatSign seat={seat} /> {seat === sketch.me ? words.mine(name) : name}
        </>
      }
    >
      {children}
    </Field>
  );
}
