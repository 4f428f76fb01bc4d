import { useEffect } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import { SceneSlip } from '../kit/scene/slip.tsx';
import type { Scenery } from '../kit/scene/staging.ts';
import { useWords } from '../words/index.ts';
import type { Scenes } from './use-scenes.ts';

interface StageProps<V extends Vocabulary> {
  readonly scenes: Scenes<V>;
  readonly scenery: Scenery<V>;
  readonly texts: Texts<V>;
}

/** A moment above the board. It never takes a tap from what lies below: any tap or key takes it off, and does what it does besides. */
export function Stage<V extends Vocabulary>({ scenes: { moment, skip }, scenery, texts }: StageProps<V>) {
  const words = useWords();
  useEffect(() => {
    if (!moment) return;
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [moment?.key]);
  if (!moment) return null;
  return (
    <SceneSlip
      key={moment.key}
      moment={moment}
      scenery={scenery}
      texts={texts}
      hint={words.table.tapToGoOn}
    />
  );
}
