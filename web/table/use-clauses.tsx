import type { Refusal, Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import { useSteady } from '../kit/steady.tsx';
import { ClauseLink } from './clause-link.tsx';
import { Reason } from './reason.tsx';

/** A link to a clause of the rules, and a refusal in words with such a link: the same functions for as long as the table is on the screen. */
export function useClauses<V extends Vocabulary>(texts: Texts<V>, onClause: (id: string) => void) {
  const clause = useSteady((id: string) => <ClauseLink id={id} onClause={onClause} />);
  const reason = useSteady((refusal: Refusal<V>) => (
    <Reason refusal={refusal} texts={texts} clause={clause} />
  ));
  return { clause, reason };
}
