import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hints.ts';
import type { Question } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { AboutPosition } from './about-position.ts';
import { askHints } from './ask-hints.ts';
import { usePositionWords } from './words.ts';

interface HintsProps extends Pick<AboutPosition, 'game' | 'screen' | 'sketch' | 'names'> {
  readonly question: Question<Vocabulary>;
}

/** Two or three good moves, once somebody asks for them: from what was entered, and nothing else. */
export function Hints({ game, screen, sketch, names, question }: HintsProps) {
  const words = usePositionWords();
  const { language } = useStore(settings);
  const [told, setTold] = useState<readonly Hint<Vocabulary>[] | 'thinking' | 'failed' | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const ask = () => {
    if (told === 'thinking') return;
    setTold('thinking');
    const legal = question.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
    const seen = { seat: sketch.me, view: question.view, legal };
    stop.current = askHints({ game: game.id, edition: game.edition, question: seen }, setTold);
  };
  const texts = screen.texts[language];
  const hearer = { view: question.view, names };
  return (
    <div class="position-hints">
      {(told === null || told === 'thinking' || told === 'failed') && (
        <button type="button" class="button button-second" aria-disabled={told === 'thinking'} onClick={ask}>
          {told === 'thinking' ? words.thinking : words.hint}
        </button>
      )}
      {told === 'failed' && <FaultNote>{words.hintFailed}</FaultNote>}
      <div role="status">
        {Array.isArray(told) && (
          <>
            <h3>{words.hints}</h3>
            <ol>
              {told.map(({ move, gain }: Hint<Vocabulary>) => (
                <li key={JSON.stringify(move)}>
                  {sayMove(texts, move, hearer)}
                  {gain !== null && <b class="num">{words.gain(Math.round(100 * gain))}</b>}
                </li>
              ))}
            </ol>
            {question.choices.filter(({ refusal }) => refusal === null).length === 1 ? (
              <p class="hint">{words.onlyMove}</p>
            ) : (
              told.some(({ gain }: Hint<Vocabulary>) => gain !== null) && <p class="hint">{words.gainHint}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
