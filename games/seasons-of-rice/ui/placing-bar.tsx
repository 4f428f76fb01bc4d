import type { ComponentChildren } from 'preact';
import { sayMove } from '../../../core/texts.ts';
import type { CardId } from '../data/words.ts';
import { ancestorNumber } from './ancestor-card.tsx';
import { FieldSum } from './field-sum.tsx';
import type { TrayProps } from './part.ts';
import type { Placing } from './use-placing.ts';
import { refusalFor } from './why-not.ts';

interface PlacingBarProps extends TrayProps {
  readonly placing: Placing;
  /** The card chosen for the row. */
  readonly sending: CardId | null;
}

/**
 * The card in the air: turn it, move it on, read what it brings or why not, and let it go. Once it lies there, the
 * button that ends the turn takes the place of the one that placed it.
 */
export function PlacingBar(props: PlacingBarProps) {
  const { placing, words, onConfirm, sending, answer } = props;
  const total = placing.closing?.total ?? 0;
  return (
    <div class="sr-placing">
      <Verdict {...props} />
      {placing.planned ? (
        <button
          type="button"
          class="button button-main sr-send"
          disabled={sending === null}
          onClick={() => sending !== null && answer({ type: 'send', card: sending })}
        >
          {sending === null ? words.chooseForRow : words.sendThis(sending)}
        </button>
      ) : (
        <div class="sr-placing-buttons">
          <IconButton label={words.previousSpot} onClick={() => placing.next(-1)}>
            <path d="M15 5 8 12l7 7" />
          </IconButton>
          <IconButton label={words.nextSpot} onClick={() => placing.next(1)}>
            <path d="M9 5l7 7-7 7" />
          </IconButton>
          <IconButton label={words.turnLeft} onClick={() => placing.turnBy(-1)}>
            <path d="M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15" />
          </IconButton>
          <IconButton label={words.turnRight} onClick={() => placing.turnBy(1)}>
            <path d="M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15" />
          </IconButton>
          <button
            type="button"
            class="button button-main sr-confirm"
            disabled={placing.obstacle !== null}
            onClick={onConfirm}
          >
            {words.placeHere}
            {total > 0 && <b class="sr-confirm-points">+{total}</b>}
          </button>
        </div>
      )}
    </div>
  );
}

/** In words where it lies; the sum of every field it closes; or the reason why it may not lie there. */
function Verdict({
  placing,
  frame,
  viewer,
  texts,
  names,
  words,
  deck,
  reason,
}: TrayProps & { placing: Placing }) {
  const refusal = refusalFor(placing);
  const ancestor = viewer === 'spectator' ? null : frame.view.players[viewer]!.ancestor;
  if (refusal) return <div class="sr-verdict sr-verdict-no">{reason(refusal)}</div>;
  const { turn, x, y } = placing.spot;
  return (
    <div class="sr-verdict" aria-live="polite">
      <p>{sayMove(texts, { type: 'place', turn, x, y }, { view: frame.view, names })}</p>
      {placing.closing ? (
        placing.closing.fields.map(field => (
          <FieldSum
            key={field.squares.join()}
            field={field}
            words={words}
            ancestor={ancestor && ancestorNumber(deck, ancestor.id)}
          />
        ))
      ) : (
        <p class="sr-nothing">{words.closesNothing}</p>
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button type="button" class="round sr-round" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
