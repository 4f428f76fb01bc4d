import type { Vocabulary } from '../../../core/game.ts';
import { marksOf, Sentence, type Shown } from './words.tsx';
import { InTurn } from './parts.tsx';

/** A moment above the board, for what happens nowhere on it: its picture, and its sentence of the log. */
export function SceneSlip<V extends Vocabulary>(shown: Shown<V>) {
  const { moment, scenery, sketch, hint } = shown;
  const { event, staging, stays } = moment;
  const picture = staging?.picture?.(event, scenery) ?? (staging && sketch && <InTurn of={[sketch]} />);
  return (
    <figure class="scene scene-slip" {...marksOf(shown)}>
      {picture && <div class="scene-picture">{picture}</div>}
      <figcaption class="scene-words">
        <Sentence {...shown} />
      </figcaption>
      {stays && <span class="scene-tap">{hint}</span>}
    </figure>
  );
}
