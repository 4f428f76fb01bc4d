import type { Question } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { sayHint } from '../hint/say-hint.ts';
import { HINT_WORDS } from '../hint/words.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useStore } from '../kit/store.ts';
import { clauseOfMove } from '../kit/story/pointer.ts';
import { reasonOf } from '../kit/story/reason.ts';
import { settings } from '../settings.ts';
import { useWanted } from '../wanted.ts';
import type { AboutPosition } from './about-position.ts';
import type { Advice } from './use-hints.ts';
import { usePositionWords } from './use-position-words.ts';

interface HintsProps extends Pick<AboutPosition, 'screen' | 'names' | 'sketch' | 'clause'> {
  readonly question: Question<Vocabulary>;
  readonly told: Advice;
}

/** The best moves, best first, and how much better they are. */
export function Hints({ screen, names, sketch, clause, question, told }: HintsProps) {
  const advised = useWanted(screen.advice);
  const words = usePositionWords();
  const { language } = useStore(settings);
  const hintWords = HINT_WORDS[language];
  const texts = screen.texts[language];
  const hearer = { view: question.view, names };
  return (
    <div class="position-hints" role="status">
      {(told === 'failed' || (told !== null && advised.is === 'failed')) && (
        <FaultNote>{hintWords.failed}</FaultNote>
      )}
      {told !== null && told !== 'failed' && advised.is === 'here' && (
        <>
          <h3>{words.hints}</h3>
          <ol>
            {told.map((hint, place) => (
              <li key={place}>
                {sayMove(texts, hint.move, hearer)}
                <span class="hints-why">
                  {reasonOf(
                    advised.part.reasons,
                    { ...hint, view: question.view, seat: sketch.me, names },
                    language,
                  )}
                </span>
                <small>{sayHint(hintWords, told, place)}</small>
                {clause(
                  clauseOfMove(advised.part.pointers, hint.move, { view: question.view, seat: sketch.me }),
                )}
              </li>
            ))}
          </ol>
          <p class="hint">{hintWords.fromYourView}</p>
        </>
      )}
    </div>
  );
}
