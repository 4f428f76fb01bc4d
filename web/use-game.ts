import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../core/game.ts';
import { type About, fetchRules, type Rules } from '../games/about.ts';
import type { PositionEditor } from './kit/editor/editor.ts';
import type { GameScreen } from './kit/game-screen.ts';
import type { Language } from './kit/language.ts';
import type { Lesson } from './kit/lesson/lesson.ts';
import type { Primer } from './kit/primer/primer.ts';
import { fetchWords } from './kit/spoken.ts';
import { settings } from './settings.ts';
import { onShelf } from './shelf.ts';

/** `failed`: the house could not be reached, or has been renewed since this page was loaded. */
export type Loading = 'loading' | 'unknown' | 'failed';

/** A game's rules, fetched on demand. */
export const useRules = (id: string | null): Rules | Loading => usePart(id, fetchRules);

/** A game's screen, fetched on demand. */
export const useScreen = (id: string | null): GameScreen<Vocabulary> | Loading => usePart(id, fetchScreen);

/** A game's guided first game, fetched on demand. */
export const useLesson = (id: string | null): Lesson<Vocabulary> | Loading => usePart(id, fetchLesson);

/** What a game is played with: its rules and its screen. */
interface Playable {
  readonly rules: Rules;
  readonly screen: GameScreen<Vocabulary>;
}

export const usePlayable = (id: string): Playable | Loading => usePart(id, fetchPlayable);

/** With its position editor, where it has one. */
export const useEditable = (
  id: string,
): (Playable & { readonly editor: PositionEditor<Vocabulary> }) | Loading => usePart(id, fetchEditable);

/** With its rules in pictures. */
export const usePrimed = (id: string): (Playable & { readonly primer: Primer<Vocabulary> }) | Loading =>
  usePart(id, fetchPrimed);

async function fetchScreen(about: About) {
  const { language } = settings.get();
  const [screen] = await Promise.all([about.screen(), about.words[language]()]);
  let spoken: Language;
  do {
    spoken = settings.get().language;
    await fetchWords(spoken);
  } while (spoken !== settings.get().language);
  return screen;
}

const fetchLesson = async (about: About) => (await about.lesson?.()) ?? 'unknown';

async function fetchPlayable(about: About) {
  const [rules, screen] = await Promise.all([fetchRules(about), fetchScreen(about)]);
  return { rules, screen };
}

async function fetchEditable(about: About) {
  const [playable, editor] = await Promise.all([fetchPlayable(about), about.editor?.()]);
  return editor ? { ...playable, editor } : 'unknown';
}

async function fetchPrimed(about: About) {
  const [playable, primer] = await Promise.all([fetchPlayable(about), about.primer()]);
  return { ...playable, primer };
}

function usePart<T>(id: string | null, fetch: (about: About) => Promise<T | Loading>): T | Loading {
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
