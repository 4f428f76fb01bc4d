import { useEffect } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import { listen } from '../kit/listen.ts';
import { Scene } from '../kit/scene/scene.tsx';
import type { Scenery } from '../kit/scene/staging.ts';
import { type Traces, trailOf } from '../kit/story/trace.ts';
import { useWords } from '../words/index.ts';
import type { Scenes } from './use-scenes.ts';

interface StageProps<V extends Vocabulary> {
  readonly scenes: Scenes<V>;
  readonly scenery: Scenery<V>;
  readonly texts: Texts<V>;
  readonly traces: Traces<V>;
}

/** A moment above the board. It never takes a tap from what lies below: any tap or key takes it off, and does what it does besides. */
export function Stage<V extends Vocabulary>({ scenes, scenery, texts, traces }: StageProps<V>) {
  const { moment, slowness, skip } = scenes;
  const words = useWords();
  useEffect(() => {
    if (moment) return listen(window, { pointerdown: skip, keydown: skip }, { capture: true });
  }, [moment?.key]);
  if (!moment) return null;
  return (
    <Scene
      key={moment.key}
      moment={moment}
      scenery={scenery}
      texts={texts}
      sketch={trailOf(traces, scenery).picture(moment.event)}
      // Whoever wants no scenes may ask for them again.
      slowness={slowness || 1}
      hint={words.table.tapToGoOn}
    />
  );
}
