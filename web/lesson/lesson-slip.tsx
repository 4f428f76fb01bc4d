import { useEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { takeFocus } from '../keep-focus.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Guide } from './guide.ts';
import { usePointers } from '../kit/story/use-pointers.ts';

interface LessonSlipProps {
  readonly guide: Guide;
  readonly texts: GameScreen<Vocabulary>['texts'];
  /** Whether the game itself comes after this act. */
  readonly isLast: boolean;
  readonly onRead: () => void;
  /** The learner wants no guide any more. */
  readonly onSendAway: () => void;
}

/** What is heard with the button that goes on. */
const SAID = 'lesson-words';

/** What the guide says, in a row of its own: it covers nothing that it speaks of, and keeps its room until it is sent away, so that the
 * table does not move under the finger. */
export function LessonSlip({ guide, texts, isLast, onRead, onSendAway }: LessonSlipProps) {
  const words = useWords().lesson;
  const { language } = useStore(settings);
  const { beat, say, answer, points, isRead, past } = useStore(guide.guidance);
  const slip = useRef<HTMLElement>(null);
  usePointers(slip, points);
  const [leaves, setLeaves] = useState(false);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isRead) return;
    // Whoever came by key to the other end of the table would have a long way back.
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at?.matches(':focus-visible') && !at.closest('dialog')) on.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [beat, isRead]);
  const isFree = guide.beats === 0;
  // Without advice it still says what is to be decided.
  const question = say ? null : guide.question();
  const ask = question && texts[language].ask(question.view, question.moves);
  const goOn = () => {
    onRead();
    // Where the button is gone, whoever came by key goes on at the table.
    requestAnimationFrame(() => {
      if (slip.current?.querySelector('[data-lesson=go-on]')) return;
      slip.current?.closest('.table')?.querySelector<HTMLElement>('main')?.focus();
    });
  };
  return (
    <section ref={slip} class="lesson" data-free={isFree || undefined} aria-label={words.guide}>
      {!leaves && (
        <button
          type="button"
          class="button button-quiet lesson-skip"
          data-lesson="leave"
          title={isFree ? words.thanks : words.skip}
          onClick={() => (isFree ? onSendAway() : setLeaves(true))}
        >
          <Icon of="close" />
          <span>{isFree ? words.thanks : words.skip}</span>
        </button>
      )}
      <div id={SAID} class="lesson-words" role="status">
        {answer && <p class="lesson-answer">{answer[language]}</p>}
        {say && <p>{say[language]}</p>}
        {answer && ask && <p>{ask}</p>}
        {!say && !answer && <p class="lesson-answer">{ask ? words.yours(ask) : words.others}</p>}
      </div>
      {leaves && (
        <div class="lesson-on">
          <button type="button" class="button button-danger" data-lesson="skip" onClick={onSendAway}>
            {words.skip}
          </button>
          <button ref={takeFocus} type="button" class="button" onClick={() => setLeaves(false)}>
            {words.keep}
          </button>
        </div>
      )}
      {isRead && !leaves && (
        <button
          ref={on}
          type="button"
          class="button button-main lesson-on"
          data-lesson="go-on"
          aria-describedby={SAID}
          onClick={goOn}
        >
          {isLast && past + 1 >= guide.beats ? words.toGame : words.goOn}
        </button>
      )}
      {!isFree && (
        <progress
          max={guide.beats}
          value={past}
          aria-label={words.progress(Math.min(past + 1, guide.beats), guide.beats)}
        />
      )}
    </section>
  );
}
