import type { ComponentChildren } from 'preact';
import type { Refusal, Vocabulary } from '../../core/game.ts';
import { sayRefusal, type Texts } from '../../core/texts.ts';

interface ReasonProps<V extends Vocabulary> {
  readonly refusal: Refusal<V>;
  readonly texts: Texts<V>;
  readonly clause: (id: string) => ComponentChildren;
}

/** Why not, in words, one click from the clause that says so. */
export function Reason<V extends Vocabulary>({ refusal, texts, clause }: ReasonProps<V>) {
  return (
    <span class="reason">
      {sayRefusal(texts, refusal)} {clause(refusal.clause)}
    </span>
  );
}
