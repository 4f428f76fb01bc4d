import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../core/game.ts';
import { SCREENS } from '../games/screens.ts';
import type { GameScreen } from './kit/game-screen.ts';

export type Loading = 'loading' | 'unknown';

/** A game's screen, fetched on demand. */
export function useScreen(id: string): GameScreen<Vocabulary> | Loading {
  const [screen, setScreen] = useState<GameScreen<Vocabulary> | Loading>('loading');
  useEffect(() => {
    let wanted = true;
    const shelved = SCREENS.find(game => game.id === id);
    if (!shelved) setScreen('unknown');
    else void shelved.load().then(loaded => wanted && setScreen(loaded));
    return () => {
      wanted = false;
    };
  }, [id]);
  return screen;
}
