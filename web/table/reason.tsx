import type { Refusal, Vocabulary } from '../../core/game.ts';
import { sayRefusal, type Texts } from '../../core/texts.ts';
import { useWords } from '../words/index.ts';

interface ReasonProps<V extends Vocabulary> {
  readonly refusal: Refusal<V>;
  readonly texts: Texts<V>;
  readonly onClause: (id: string) => void;
}

/** Why not, in words, one click from the clause that says so. */
export function Reason<V extends Vocabulary>({ refusal, texts, onClause }: ReasonProps<V>) {
  const words = useWords();
  return (
    <span class="reason">
      {sayRefusal(texts, refusal)}{' '}
      <button
        type="button"
        class="clause-link"
        aria-label={words.rulesPage.clause(refusal.clause)}
        onClick={event => {
          event.stopPropagation();
          onClause(refusal.clause);
        }}
      >
        {refusal.clause}
      </button>
    </span>
  );
}
