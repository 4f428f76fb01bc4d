import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { Sheet } from '../kit/sheet.tsx';
import { PaintedSign } from '../kit/painted-sign.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';

interface EndProps {
  readonly winners: readonly Seat[];
  /** The end in words. */
  readonly won: string;
  /** Another game, and whatever else there is to do. */
  readonly afterwards: ComponentChildren;
  readonly onLook: () => void;
  readonly children: ComponentChildren;
}

export function End({ winners, won, afterwards, onLook, children }: EndProps) {
  const words = useWords();
  return (
    <Sheet
      title={words.end.sheet}
      closeLabel={words.end.look}
      onClose={onLook}
      kind="ledger"
      footer={
        <div class="row end-buttons">
          {afterwards}
          <button type="button" class="button" onClick={onLook}>
            {words.end.look}
          </button>
          <Link to="/" class="button button-quiet">
            {words.end.home}
          </Link>
        </div>
      }
    >
      <p class="end-winners">
        {winners.map(seat => (
          <PaintedSign key={seat} seat={seat} />
        ))}
        <strong>{won}</strong>
      </p>
      {children}
    </Sheet>
  );
}
