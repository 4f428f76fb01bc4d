import type { Question } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { AboutPosition } from './about-position.ts';
import type { Advice } from './use-hints.ts';
import { usePositionWords } from './use-position-words.ts';

interface HintsProps extends Pick<AboutPosition, 'screen' | 'names'> {
  readonly question: Question<Vocabulary>;
  readonly told: Advice;
}

/** The best moves, best first, and how much better they are. */
export function Hints({ screen, names, question, told }: HintsProps) {
  const words = usePositionWords();
  const { language } = useStore(settings);
  const texts = screen.texts[language];
  const hearer = { view: question.view, names };
  const isOnly = question.choices.filter(({ refusal }) => refusal === null).length === 1;
  return (
    <div class="position-hints" role="status">
      {told === 'failed' && <FaultNote>{words.hintFailed}</FaultNote>}
      {told !== null && told !== 'failed' && (
        <>
          <h3>{words.hints}</h3>
          <ol>
            {told.map(({ move, gain }) => (
              <li key={JSON.stringify(move)}>
                {sayMove(texts, move, hearer)}
                {gain !== null && <b class="num">{words.gain(Math.round(100 * gain))}</b>}
              </li>
            ))}
          </ol>
          {isOnly && <p class="hint">{words.onlyMove}</p>}
          {told.some(({ gain }) => gain !== null) && <p class="hint">{words.gainHint}</p>}
        </>
      )}
    </div>
  );
}
