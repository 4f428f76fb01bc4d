import type { ComponentChildren } from 'preact';
import type { Outcome, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/texts.ts';
import { Sheet } from '../kit/sheet.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';

interface EndProps<V extends Vocabulary> {
  readonly outcome: Outcome<V>;
  readonly names: Names;
  /** Another game, and whatever else there is to do. */
  readonly afterwards: ComponentChildren;
  readonly onLook: () => void;
  readonly children: ComponentChildren;
}

export function End<V extends Vocabulary>({ outcome, names, afterwards, onLook, children }: EndProps<V>) {
  const words = useWords();
  const winners = outcome.places[0]!;
  return (
    <Sheet title={words.end.sheet} closeLabel={words.end.look} onClose={onLook} kind="dialog">
      <p class="end-winners">
        {winners.map(seat => (
          <SeatSign key={seat} seat={seat} />
        ))}
        <strong>{words.end.won(winners.map(names))}</strong>
      </p>
      {children}
      <div class="row end-buttons">
        {afterwards}
        <button type="button" class="button" onClick={onLook}>
          {words.end.look}
        </button>
        <Link to="/" class="button">
          {words.end.home}
        </Link>
      </div>
    </Sheet>
  );
}
