import type { Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import { sayMove, type Texts } from '../../core/texts.ts';
import { useWords } from '../words/index.ts';
import type { Verdict } from './review.worker.ts';
import type { ReviewWords } from './words.en.ts';

interface VerdictListProps {
  readonly verdicts: readonly Verdict[];
  readonly texts: Texts<Vocabulary>;
  readonly names: Names;
  readonly words: ReviewWords;
  readonly onStep: (step: number) => void;
}

/** What could have been done instead, the most costly first; each leads to its place in the game. */
export function VerdictList({ verdicts, texts, names, words, onStep }: VerdictListProps) {
  const { colon } = useWords();
  return (
    <ol class="review-verdicts">
      {verdicts
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ step, view, played, better, gain, isNewKind }) => {
          const hearer = { view, names };
          return (
            <li key={step}>
              <button type="button" class="choice" title={words.toStep(step)} onClick={() => onStep(step)}>
                <span class="review-played">
                  {words.step(step) + colon}
                  {words.played(sayMove(texts, played, hearer))}
                </span>
                <b>{words.better(sayMove(texts, better, hearer))}</b>
                <span>{words.gain(Math.max(1, Math.round(100 * gain)))}</span>
                {isNewKind && <small>{words.newKind}</small>}
              </button>
            </li>
          );
        })}
    </ol>
  );
}
