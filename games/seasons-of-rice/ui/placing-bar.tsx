import type { ComponentChildren } from 'preact';
import { sayMove } from '../../../core/texts.ts';
import type { Turn } from '../data/words.ts';
import { ancestorNumber } from './about.ts';
import { FieldSum } from './field-sum.tsx';
import type { Part } from './part.ts';
import { bestIn } from './reach.ts';
import type { Placing } from './use-placing.ts';
import { refusalFor } from './why-not.ts';

/**
 * The card in the air: what it brings or why not, turn it, move it on, let it go. Once it lies there, the button that
 * ends the turn takes the place of the one that placed it. It keeps its room while nothing is in the air.
 */
export function PlacingBar(part: Part) {
  const { frame, words, stage, placing, sending, answer } = part;
  const { season } = frame.view;
  const hint =
    stage === 'pick'
      ? season === 'dry'
        ? words.takeHint
        : words.pickHint
      : stage === 'ready' || placing?.planned
        ? words.readyHint
        : null;
  return (
    <div class="sr-placing-bar">
      <div class="sr-verdict" aria-live="polite">
        {placing && !placing.planned ? (
          <Verdict {...part} placing={placing} />
        ) : (
          hint && <p class="hint">{hint}</p>
        )}
      </div>
      {placing && (
        <div class="actions">
          {placing.planned ? (
            <button
              type="button"
              class="button button-main sr-send"
              disabled={sending === null}
              onClick={() => sending !== null && answer({ type: 'send', card: sending })}
            >
              {sending === null ? words.chooseForRow : words.sendThis}
            </button>
          ) : (
            <PlacingButtons {...part} placing={placing} />
          )}
        </div>
      )}
    </div>
  );
}

const TURN_ICONS = {
  turnLeft: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15',
  turnRight: 'M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15',
  turnOver: 'M8 4v15M4 15l4 4 4-4M16 20V5M12 9l4-4 4 4',
} as const;
const TURNS_BY = { turnLeft: -1, turnRight: 1, turnOver: 2 } as const;

function PlacingButtons({ placing, words, confirm }: Part & { readonly placing: Placing }) {
  const total = placing.closing?.total ?? 0;
  const best = bestIn(placing.reach);
  return (
    <>
      <button
        type="button"
        class="button button-main sr-confirm"
        disabled={placing.obstacle !== null}
        onClick={confirm}
      >
        {words.placeHere}
        {total > 0 && <b class="sr-gain num">+{total}</b>}
      </button>
      {(['turnLeft', 'turnRight', 'turnOver'] as const).map(way => {
        const gain = best[((placing.spot.turn + TURNS_BY[way] + 4) % 4) as Turn]!;
        return (
          <IconButton
            key={way}
            label={gain > 0 ? words.turnBrings(words[way], gain) : words[way]}
            icon={TURN_ICONS[way]}
            onClick={() => placing.turnBy(TURNS_BY[way])}
          >
            {gain > 0 && <b class="sr-gain num">+{gain}</b>}
          </IconButton>
        );
      })}
      <IconButton label={words.nextSpot} icon="M9 5l7 7-7 7" onClick={() => placing.next(1)} />
    </>
  );
}

/** In words where it lies and what it closes, with the sum of every such field; or why it may not lie there. */
function Verdict({
  placing,
  frame,
  viewer,
  texts,
  names,
  words,
  deck,
  reason,
}: Part & { readonly placing: Placing }) {
  const refusal = refusalFor(placing);
  if (refusal) return <div class="sr-verdict-no">{reason(refusal)}</div>;
  const ancestor = viewer === 'spectator' ? null : frame.view.players[viewer]!.ancestor;
  const { turn, x, y } = placing.spot;
  const where = sayMove(texts, { type: 'place', turn, x, y }, { view: frame.view, names });
  return (
    <>
      <p>{placing.closing ? where : `${where}. ${words.closesNothing}`}</p>
      {placing.closing?.fields.map(field => (
        <FieldSum
          key={field.squares.join()}
          field={field}
          words={words}
          ancestor={ancestor && ancestorNumber(deck, ancestor.id)}
        />
      ))}
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

function IconButton({ label, icon, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class="button button-second sr-turn"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d={icon} />
      </svg>
      {children}
    </button>
  );
}
