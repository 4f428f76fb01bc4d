import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import { moves } from '../motion.ts';
import type { Scenery } from '../scene/staging.ts';
import { type Departure, departuresOf, type Journeys, MOST, type Place, wavesIn } from './journey.tsx';
import { type Spot, spotOf } from './spot.ts';
import { wayOf } from './way.ts';

interface TravellersProps<V extends Vocabulary> {
  readonly table: RefObject<HTMLElement>;
  readonly step: number;
  readonly log: readonly News<V>[];
  readonly viewer: Viewer;
  readonly journeys: Journeys<V>;
  readonly scenery: Scenery<V>;
  /** How long a journey takes, 1 being usual; 0: nobody travels. */
  readonly slowness: number;
}

interface Underway extends Departure {
  readonly number: number;
  readonly from: Spot;
  readonly to: Spot | null;
}

interface Waiting {
  readonly departures: readonly Departure[];
  /** Where things were before it happened. */
  readonly before: ReadonlyMap<Place, Spot>;
}
const NOBODY: Waiting = { departures: [], before: new Map() };

/**
 * Things on their way from where they were to where they are, above a table that already shows how it ends. They are
 * only to be looked at: nothing waits for them. It must come before the board: places are looked up while the board
 * still is as it was, and once more when it has changed.
 */
export function Travellers<V extends Vocabulary>(props: TravellersProps<V>) {
  const { table, step, log, viewer, journeys, scenery, slowness } = props;
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  // Whoever comes to a table sees it as it is.
  const seen = useRef({ step, viewer });
  const waiting = useRef<Waiting | null>(null);
  const count = useRef(0);

  const isNew = seen.current.step !== step || seen.current.viewer !== viewer;
  if (isNew && table.current) {
    const same = seen.current.viewer === viewer;
    const goes = same && slowness > 0 && moves() && !document.hidden;
    const waves = goes ? wavesIn(log, { journeys, scenery, after: seen.current.step }) : [];
    // Several things may happen before the next frame.
    const { departures: others, before } = (same && waiting.current) || NOBODY;
    const departures = departuresOf(waves, MOST - underway.length - others.length);
    waiting.current = {
      departures: [...others, ...departures],
      before: new Map([...spotsOf(departures, table.current), ...before]),
    };
    seen.current = { step, viewer };
  }

  useLayoutEffect(() => {
    const left = waiting.current;
    if (!left || left.departures.length === 0) return;
    // By the next frame everything has found its size.
    const frame = requestAnimationFrame(() => {
      waiting.current = null;
      const after = spotsOf(left.departures, table.current!);
      const gone = left.departures.flatMap(({ journey, delay }): Underway[] => {
        const [was, is] = [left.before.get(journey.from), after.get(journey.from)];
        const from = journey.to ? (was ?? is) : (is ?? was);
        const to = journey.to && (after.get(journey.to) ?? left.before.get(journey.to));
        if (!from || (journey.to && !to) || (to && isNear(from, to))) return [];
        return [{ journey, delay, from, to: to || null, number: count.current++ }];
      });
      setUnderway(others => [...others, ...gone]);
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  useLayoutEffect(() => () => setUnderway([]), [viewer]);

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

/** Where all these places are now. */
function spotsOf(departures: readonly Departure[], table: HTMLElement): Map<Place, Spot> {
  const spots = new Map<Place, Spot>();
  for (const { journey } of departures)
    for (const place of [journey.from, journey.to]) {
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
    const journeying = element.current!.animate(frames, timing);
    journeying.onfinish = onArrival;
    return () => journeying.cancel();
  }, []);
  return (
    <span ref={element} class="traveller" data-gait={journey.gait} style={{ '--size': journey.size }}>
      {journey.picture}
    </span>
  );
}
