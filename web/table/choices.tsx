import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Question } from '../../core/frame.ts';
import type { Refusal, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import { sayMove, type Texts } from '../../core/texts.ts';
import { useWords } from '../words/index.ts';

interface ChoicesProps<V extends Vocabulary> {
  readonly frame: Pick<Question<V>, 'view' | 'choices'>;
  readonly texts: Texts<V>;
  readonly names: Names;
  /** More comes first. */
  readonly worth: ((move: V['Move'], view: V['View']) => number) | undefined;
  readonly reason: (refusal: Refusal<V>) => ComponentChildren;
  /** Absent where they are only looked at. Told is also what it was chosen among. */
  readonly onChoose?: (move: V['Move'], among: Question<V>['choices']) => void;
}

/** Everything that can be clicked on the board, as a list in words: for keys, for screen readers, for anyone. */
export function Choices<V extends Vocabulary>(props: ChoicesProps<V>) {
  const { frame, texts, names, worth, reason, onChoose } = props;
  const words = useWords();
  const [isUnfolded, setUnfolded] = useState(false);
  const hearer = { view: frame.view, names };
  const legal = frame.choices.filter(choice => choice.refusal === null);
  const open = worth
    ? legal.toSorted((a, b) => worth(b.move, frame.view) - worth(a.move, frame.view))
    : legal;
  const shut = frame.choices.flatMap(({ move, refusal }) => (refusal ? [{ move, refusal }] : []));
  if (frame.choices.length === 0) return <p class="hint">{words.table.nothingToChoose}</p>;
  return (
    <>
      <ul class="choices">
        {open.map(({ move }) => (
          <li key={JSON.stringify(move)}>
            {onChoose ? (
              <button type="button" class="choice" onClick={() => onChoose(move, frame.choices)}>
                {sayMove(texts, move, hearer)}
              </button>
            ) : (
              <span class="choice">{sayMove(texts, move, hearer)}</span>
            )}
          </li>
        ))}
      </ul>
      {shut.length > 0 && (
        <details
          class="shut-choices"
          open={isUnfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>
            {words.table.notPossible} ({shut.length})
          </summary>
          <ul class="choices">
            {isUnfolded &&
              shut.map(({ move, refusal }) => (
                <li key={JSON.stringify(move)} class="choice choice-shut">
                  <span>{sayMove(texts, move, hearer)}</span>
                  {reason(refusal)}
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}
