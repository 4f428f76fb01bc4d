import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../core/game.ts';
import { type About, fetchRules, type Rules } from '../games/about.ts';
import type { PositionEditor } from './kit/editor/editor.ts';
import type { GameScreen } from './kit/game-screen.ts';
import type { Lesson } from './kit/lesson/lesson.ts';
import type { Primer } from './kit/primer/primer.ts';
import { onShelf } from './shelf.ts';

/** `failed`: the house could not be reached, or has been renewed since this page was loaded. */
export type Loading = 'loading' | 'unknown' | 'failed';

/** A game's rules, fetched on demand. */
export const useRules = (id: string | null): Rules | Loading => usePart(id, fetchRules);

/** A game's screen, fetched on demand. */
export const useScreen = (id: string | null): GameScreen<Vocabulary> | Loading => usePart(id, fetchScreen);

/** A game's guided first game, fetched on demand. */
export const useLesson = (id: string | null): Lesson<Vocabulary> | Loading => usePart(id, fetchLesson);

/** A game's position editor, fetched on demand. */
export const useEditor = (id: string | null): PositionEditor<Vocabulary> | Loading =>
  usePart(id, fetchEditor);

const fetchEditor = async (about: About) => (await about.editor?.()) ?? 'unknown';

/** A game's rules in pictures, fetched on demand. */
export const usePrimer = (id: string | null): Primer<Vocabulary> | Loading => usePart(id, fetchPrimer);

const fetchPrimer = (about: About) => about.primer();

const fetchLesson = async (about: About) => (await about.lesson?.()) ?? 'unknown';

const fetchScreen = (about: About) => about.screen();

function usePart<T>(id: string | null, fetch: (about: About) => Promise<T>): T | Loading {
  const [part, setPart] = useState<T | Loading>('loading');
  useEffect(() => {
    let wanted = true;
    if (id === null) return;
    const about = onShelf(id);
    if (!about) setPart('unknown');
    else
      fetch(about).then(
        fetched => wanted && setPart(() => fetched),
        () => wanted && setPart('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return part;
}
