import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../../core/game.ts';
import { elementOf } from '../element-of.ts';
import { inTurn } from '../frame/in-turn.ts';
import { seatPlace } from '../story/trace.ts';
import type { Place } from '../travel/spot.ts';
import { look } from './look.ts';
import { OnTheSpot } from './on-the-spot.tsx';
import { SceneSlip } from './slip.tsx';
import type { Whereabouts } from './whereabouts.ts';
import { type Shown, whose } from './words.tsx';

/** A moment: where it happens if that can be seen, else at the panel of the player, else as a slip above the board. */
export function Scene<V extends Vocabulary>(shown: Shown<V>) {
  const { moment, scenery } = shown;
  const { event, staging } = moment;
  const figure = useRef<HTMLElement>(null);
  const at = staging?.where && placesFor(staging.where(event, scenery), whose(moment));
  const parts = at ? (staging.over?.(event, scenery) ?? []) : [];
  // Looked for once: what is on the board by then may move, and the moment does not run after it.
  const [whereabouts, setWhereabouts] = useState<Whereabouts | null | 'unknown'>(at ? 'unknown' : null);
  // When all areas are drawn everything on the board has found its size.
  useLayoutEffect(
    () => (at ? inTurn(() => setWhereabouts(look(elementOf(figure), at, parts))) : undefined),
    [],
  );
  if (whereabouts === null) return <SceneSlip {...shown} />;
  return (
    <OnTheSpot
      {...shown}
      figure={figure}
      parts={parts}
      whereabouts={whereabouts === 'unknown' ? null : whereabouts}
    />
  );
}

const placesFor = (place: Place, seat: number | 'table'): Place => [
  ...(typeof place === 'string' ? [place] : place),
  ...(seat === 'table' ? [] : [seatPlace(seat)]),
];
