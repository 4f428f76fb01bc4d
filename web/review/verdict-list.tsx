import { useMemo } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import type { Advice } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { clauseOfMove } from '../kit/story/pointer.ts';
import { reasonOf } from '../kit/story/reason.ts';
import { Prose } from '../rules/clauses.tsx';
import { parseRules } from '../rules/parse.ts';
import { Fetching } from '../pages/fetching.tsx';
import { settings } from '../settings.ts';
import { bothOf, useWanted } from '../wanted.ts';
import type { Verdict } from './review.worker.ts';
import type { ReviewSheetProps } from './review-props.ts';
import type { ReviewWords } from './words.en.ts';

interface VerdictListProps
  extends Pick<
    ReviewSheetProps,
    'texts' | 'names' | 'me' | 'advice' | 'rules' | 'clause' | 'roundAt' | 'onBetter'
  > {
  readonly verdicts: readonly Verdict[];
  /** Whose decisions they are. */
  readonly seat: Seat;
  readonly words: ReviewWords;
}

/** What could have been done instead and by which rule, the most costly first; each leads to its place in the game. */
export function VerdictList(props: VerdictListProps) {
  const both = bothOf(useWanted(props.rules), useWanted(props.advice));
  if (both.is !== 'here') return <Fetching state={both.is} />;
  const [markdown, advice] = both.part;
  return <Verdicts {...props} {...advice} markdown={markdown} />;
}

type VerdictsProps = VerdictListProps & Advice<Vocabulary> & { readonly markdown: string };

function Verdicts(props: VerdictsProps) {
  const { verdicts, seat, texts, names, me, pointers, reasons, words, clause, roundAt, onBetter } = props;
  const { language } = useStore(settings);
  const clauses = useMemo(
    () =>
      new Map(
        parseRules(props.markdown).sections.flatMap(section =>
          section.clauses.map(one => [one.id, one.text]),
        ),
      ),
    [props.markdown],
  );
  return (
    <ol class="review-verdicts">
      {verdicts
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ step, view, played, better, gain, isNewKind, foreseen }) => {
          const hearer = { view, names };
          const id = clauseOfMove(pointers, better, { view, seat });
          const why = reasonOf(reasons, { move: better, seat, view, foreseen, names }, language);
          const instead = words.better(sayMove(texts, better, hearer));
          const because = why !== null && seat !== me ? words.hintTo(names(seat), why) : why;
          return (
            <li key={step}>
              <button
                type="button"
                class="choice"
                title={words.toStep(step)}
                onClick={() => onBetter(step, `${instead}.${because === null ? '' : ` ${because}`}`)}
              >
                <span class="review-played">
                  {words.before(roundAt(step + 1), step + 1)}
                  {'. '}
                  {words.played(sayMove(texts, played, hearer))}
                </span>
                <b>{instead}</b>
                {because !== null && <span class="review-why">{because}</span>}
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
