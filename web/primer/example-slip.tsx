import { useRef } from 'preact/hooks';
import type { Game, Vocabulary } from '../../core/game.ts';
import { Icon } from '../kit/icon.tsx';
import type { Example } from '../kit/primer/primer.ts';
import type { Trial } from '../kit/primer/trial.ts';
import { type Store, useStore } from '../kit/store.ts';
import { usePointers } from '../kit/story/use-pointers.ts';
import { Link } from '../link.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { usePrimerWords } from './use-primer-words.ts';

interface ExampleSlipProps {
  readonly game: Game<Vocabulary>;
  readonly example: Example<Vocabulary>;
  readonly trial: Store<Trial<Vocabulary>>;
  /** The name of the example after this one; null after the last. */
  readonly next: string | null;
  readonly onAgain: () => void;
  readonly onPlayOn: () => void;
}

/** The question above the board, what the latest move answers to it, and the ways on. */
export function ExampleSlip({ game, example, trial, next, onAgain, onPlayOn }: ExampleSlipProps) {
  const words = usePrimerWords();
  const { rulesPage } = useWords();
  const [clause] = example.clauses;
  const { language } = useStore(settings);
  const { verdict, said, points, match } = useStore(trial);
  const slip = useRef<HTMLElement>(null);
  usePointers(slip, points);
  const isOver = game.outcome(match.state) !== null;
  return (
    <section ref={slip} class="lesson example-slip" aria-label={words.example} data-verdict={verdict?.is}>
      <Link to={`/rules/${game.id}#${example.name}`} class="button button-quiet lesson-skip">
        <Icon of="close" />
        <span>{words.back}</span>
      </Link>
      <div class="lesson-words" role="status">
        <p class={verdict ? 'lesson-answer' : undefined}>
          <strong>{sentence(example.title[language])}</strong> {example.ask[language]}
        </p>
        {verdict && said && (
          <p class="example-verdict">
            <Icon of={ICONS[verdict.is]} />
            <span class="only-heard">{words.verdicts[verdict.is]}. </span>
            {said[language]}{' '}
            {clause && (
              <Link to={`/rules/${game.id}#${clause}`} class="example-clause">
                {rulesPage.clause(clause)}
              </Link>
            )}
          </p>
        )}
      </div>
      <div class="example-ways">
        {verdict && (
          <button
            type="button"
            class={verdict.is === 'other' ? 'button button-main' : 'button'}
            data-example="again"
            onClick={onAgain}
          >
            <Icon of="turnLeft" />
            {words.again}
          </button>
        )}
        {verdict?.is === 'right' && next !== null && (
          <Link to={`/rules/${game.id}/${next}`} class="button button-main">
            {words.next}
            <Icon of="forth" />
          </Link>
        )}
        {verdict?.is === 'right' && !isOver && (
          <button type="button" class="button" title={words.playOnHint} onClick={onPlayOn}>
            <Icon of="play" />
            {words.playOn}
          </button>
        )}
      </div>
    </section>
  );
}

/** A title that asks or calls has its own mark. */
const sentence = (title: string) => (/[?!]$/.test(title) ? title : `${title}.`);

const ICONS = { right: 'check', other: 'undo', on: 'forth' } as const;
