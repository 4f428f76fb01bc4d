import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../core/game.ts';
import { SCREENS } from '../games/screens.ts';
import type { GameScreen } from './kit/game-screen.ts';

/** `failed`: the house could not be reached, or has been renewed since this page was loaded. */
export type Loading = 'loading' | 'unknown' | 'failed';

/** A game's screen, fetched on demand. */
export function useScreen(id: string | null): GameScreen<Vocabulary> | Loading {
  const [screen, setScreen] = useState<GameScreen<Vocabulary> | Loading>('loading');
  useEffect(() => {
    let wanted = true;
    if (id === null) return;
    const shelved = SCREENS.find(game => game.id === id);
    if (!shelved) setScreen('unknown');
    else
      shelved.load().then(
        loaded => wanted && setScreen(loaded),
        () => wanted && setScreen('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return screen;
}
