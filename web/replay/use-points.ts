import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { lastOf } from '../../core/sure.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { type Points, pointsIn } from './evaluator.ts';
import type { Projector } from './projector.ts';
import type { Shown } from './use-player.ts';

interface Reviewed {
  readonly screen: GameScreen<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly projector: Projector;
  /** Null where there is nothing to reckon: the game is not over, or did not begin with a deal. */
  readonly shown: Shown | null;
}

/** The points of a finished game, as its score sheet reckons them; null until they are known. */
export function usePoints({ screen, edition, projector, shown }: Reviewed): Points | null {
  const { language } = useStore(settings);
  const [points, setPoints] = useState<Points | null>(null);
  const reel = shown?.reel;
  useEffect(() => {
    if (!shown || !reel) return;
    let wanted = true;
    const reckon = async () => {
      const [ending, end] = await Promise.all([
        screen.ending(),
        projector.shot(shown.viewpoint, lastOf(reel.steps)),
      ]);
      const { view, outcome } = end.frame;
      if (wanted && outcome)
        setPoints(pointsIn(reel, ending.reckoning({ view, outcome, edition, language })));
    };
    reckon().catch(() => wanted && setPoints(null));
    return () => {
      wanted = false;
    };
  }, [reel, language]);
  return points;
}
