import { useState } from 'preact/hooks';
import type { About } from '../../games/about.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useStore } from '../kit/store.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** One tap to the guided first game, where a game has one. */
export function LearnButton({ game, class: name }: { game: About; class: string }) {
  const words = useWords();
  const { language } = useStore(settings);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (!game.lesson) return null;
  const learn = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { openLesson } = await import('./lesson-table.ts');
      go(await openLesson(game, words));
    } catch {
      // The lesson could not be fetched: the house is out of reach, or has been renewed.
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        class={`button ${name}`}
        aria-label={words.lesson.learn + words.colon + game.title[language]}
        aria-disabled={state === 'busy'}
        onClick={() => void learn()}
      >
        {words.lesson.learn}
      </button>
      {state === 'failed' && <FaultNote>{words.net.troubles.unreachable}</FaultNote>}
    </>
  );
}
