import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import { elementOf } from '../element-of.ts';
import { inTurn } from '../frame/in-turn.ts';
import { moves } from '../motion.ts';
import type { Scenery, Stagings } from '../scene/staging.ts';
import { useSteady } from '../steady.tsx';
import { behind, type Held, sortOut } from './held.ts';
import { type Departure, departuresOf, type Journeys, MOST, type Wave, wavesIn } from './journey.tsx';
import { type Place, type Spot, spotOf } from './spot.ts';
import { wayOf } from './way.ts';

interface TravellersProps<V extends Vocabulary> {
  readonly table: RefObject<HTMLElement>;
  readonly step: number;
  readonly log: readonly News<V>[];
  readonly viewer: Viewer;
  readonly journeys: Journeys<V>;
  readonly scenery: Scenery<V>;
  readonly stagings: Stagings<V>;
  /** The moments in the queue, the first one on the stage. */
  readonly awaited: readonly string[];
  /** How long a journey takes, 1 being usual; 0: nobody travels. */
  readonly slowness: number;
}

interface Underway extends Departure {
  readonly number: number;
  readonly from: Spot;
  readonly to: Spot | null;
}

/** Waves whose moments never came are forgotten. */
const MOST_HELD = 24;

/**
 * Things on their way from where they were to where they are, above a table that already shows how it ends. They are
 * only to be looked at: nothing waits for them. They set out with the moment on the stage that they belong to. It must come
 * before the board: places are looked up while the board still is as it was, and once more when they set out.
 */
export function Travellers<V extends Vocabulary>(props: TravellersProps<V>) {
  const { table, step, log, viewer, journeys, scenery, stagings, awaited, slowness } = props;
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  // A table that is opened is shown as it is.
  const seen = useRef({ step, viewer });
  const held = useRef<readonly Held[]>([]);
  const count = useRef(0);
  /** Calls off what waits to set out. */
  const leaving = useRef<(() => void) | null>(null);

  const isNew = seen.current.step !== step || seen.current.viewer !== viewer;
  if (isNew && table.current) {
    const same = seen.current.viewer === viewer;
    const goes = same && slowness > 0 && moves() && !document.hidden;
    const after = seen.current.step;
    const waves = goes ? wavesIn(log, { journeys, scenery, stagings, viewer, after }) : [];
    // Several things may happen before the next frame.
    const others = same
      ? held.current.filter(({ wave, isAwaited }) => isAwaited || wave.moment === null)
      : [];
    const fresh = waves.map(wave => ({ ...behind(wave, awaited), before: spotsOf(wave, elementOf(table)) }));
    held.current = [...others, ...fresh].slice(-MOST_HELD);
    seen.current = { step, viewer };
  }

  const setOut = useSteady(() => {
    leaving.current = null;
    const { goes, waits } = sortOut(held.current, awaited);
    held.current = waits;
    if (goes.length === 0) return;
    const gone = departed(goes, MOST - underway.length);
    setUnderway(others => [...others, ...gone]);
  });
  // When all areas are drawn everything has found its size, and there is time to paint travellers.
  useLayoutEffect(() => {
    if (held.current.length > 0) leaving.current ??= inTurn(setOut);
  }, [step, awaited.join()]);
  useLayoutEffect(() => () => leaving.current?.(), []);
  useLayoutEffect(() => () => setUnderway([]), [viewer]);

  function departed(goes: readonly Held[], room: number): Underway[] {
    const befores = new Map(goes.flatMap(({ wave, before }) => wave.journeys.map(one => [one, before])));
    const waves = goes.map(({ wave }) => wave);
    const afters = new Map(waves.flatMap(wave => [...spotsOf(wave, elementOf(table))]));
    return departuresOf(waves, room).flatMap(({ journey, delay }): Underway[] => {
      const before = befores.get(journey);
      const [was, is] = [before?.get(journey.from), afters.get(journey.from)];
      const from = journey.to ? (was ?? is) : (is ?? was);
      const to = journey.to && (afters.get(journey.to) ?? before?.get(journey.to));
      if (!from || (journey.to && !to) || (to && isNear(from, to))) return [];
      return [{ journey, delay, from, to: to || null, number: count.current++ }];
    });
  }

  return (
    <div class="travellers" aria-hidden="true">
      {underway.map(one => (
        <Traveller
          key={one.number}
          {...one}
          slowness={slowness}
          onArrival={() => setUnderway(all => all.filter(({ number }) => number !== one.number))}
        />
      ))}
    </div>
  );
}

/** Not worth setting out for. */
const isNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < 12;

/** Where all the places of a wave are now. */
function spotsOf({ journeys }: Wave, table: HTMLElement): Map<Place, Spot> {
  const spots = new Map<Place, Spot>();
  for (const { from, to } of journeys)
    for (const place of [from, to]) {
      const spot = place && !spots.has(place) && spotOf(table, place);
      if (spot) spots.set(place, spot);
    }
  return spots;
}

type TravellerProps = Underway & { readonly slowness: number; readonly onArrival: () => void };

function Traveller({ journey, delay, from, to, slowness, onArrival }: TravellerProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { frames, duration } = wayOf(journey, from, to);
    const timing = { duration: duration * slowness, delay: delay * slowness, fill: 'both' as const };
    const journeying = elementOf(element).animate(frames, timing);
    journeying.onfinish = onArrival;
    return () => journeying.cancel();
  }, []);
  return (
    <span ref={element} class="traveller" data-gait={journey.gait} style={{ '--size': journey.size }}>
      {journey.picture}
    </span>
  );
}
