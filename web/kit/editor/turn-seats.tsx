import type { Seat } from '../../../core/game.ts';
import type { Names } from '../../../core/telling.ts';
import { Segments } from '../segments.tsx';

interface TurnSeatsProps {
  readonly words: { readonly me: string; readonly whose: string };
  readonly names: Names;
  readonly sketch: {
    readonly me: Seat;
    readonly players: readonly object[];
    readonly turn: { readonly seat: Seat };
  };
  readonly onMe: (seat: Seat) => void;
  readonly onTurn: (seat: Seat) => void;
}

/** Who asks, and whose turn it is. */
export function TurnSeats({ words, names, sketch, onMe, onTurn }: TurnSeatsProps) {
  const seats = sketch.players.map((_, seat) => ({ value: seat, label: names(seat) }));
  return (
    <>
      <Segments legend={words.me} value={sketch.me} options={seats} onChange={onMe} />
      <Segments legend={words.whose} value={sketch.turn.seat} options={seats} onChange={onTurn} />
    </>
  );
}
