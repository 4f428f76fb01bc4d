import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import { sayMove, type Texts } from '../../core/texts.ts';
import { clauseOfMove, type Pointers } from '../kit/story/pointer.ts';
import { Prose } from '../rules/clauses.tsx';
import { parseRules } from '../rules/parse.ts';
import type { Verdict } from './review.worker.ts';
import type { ReviewWords } from './words.en.ts';

interface VerdictListProps {
  readonly verdicts: readonly Verdict[];
  /** Whose decisions they are. */
  readonly seat: Seat;
  readonly texts: Texts<Vocabulary>;
  readonly names: Names;
  readonly pointers: Pointers<Vocabulary>;
  /** RULES.md in the reader's language. */
  readonly rules: string;
  readonly words: ReviewWords;
  readonly clause: (id: string) => ComponentChildren;
  readonly onStep: (step: number) => void;
}

/** What could have been done instead and by which rule, the most costly first; each leads to its place in the game. */
export function VerdictList(props: VerdictListProps) {
  const { verdicts, seat, texts, names, pointers, words, clause, onStep } = props;
  const clauses = useMemo(
    () =>
      new Map(
        parseRules(props.rules).sections.flatMap(section => section.clauses.map(one => [one.id, one.text])),
      ),
    [props.rules],
  );
  return (
    <ol class="review-verdicts">
      {verdicts
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ step, view, played, better, gain, isNewKind }) => {
          const hearer = { view, names };
          const id = clauseOfMove(pointers, better, { view, seat });
          return (
            <li key={step}>
              <button type="button" class="choice" title={words.toStep(step)} onClick={() => onStep(step)}>
                <span class="review-played">
                  {words.step(step)}
                  {'. '}
                  {words.played(sayMove(texts, played, hearer))}
                </span>
                <b>{words.better(sayMove(texts, better, hearer))}</b>
                <span>{words.gain(Math.max(1, Math.round(100 * gain)))}</span>
              </button>
              <p class="review-rule">
                {clause(id)}
                {isNewKind && (
                  <span>
                    {words.newKind} <Prose text={clauses.get(id) ?? ''} onFollow={null} />
                  </span>
                )}
              </p>
            </li>
          );
        })}
    </ol>
  );
}
