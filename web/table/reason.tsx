import type { Refusal, Vocabulary } from '../../core/game.ts';
import { sayRefusal, type Texts } from '../../core/texts.ts';
import { ClauseLink } from './clause-link.tsx';

interface ReasonProps<V extends Vocabulary> {
  readonly refusal: Refusal<V>;
  readonly texts: Texts<V>;
  readonly onClause: (id: string) => void;
}

/** Why not, in words, one click from the clause that says so. */
export function Reason<V extends Vocabulary>({ refusal, texts, onClause }: ReasonProps<V>) {
  return (
    <span class="reason">
      {sayRefusal(texts, refusal)} <ClauseLink id={refusal.clause} onClause={onClause} />
    </span>
  );
}
