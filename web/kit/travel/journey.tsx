import type { ComponentChildren } from 'preact';
import type { Viewer, Vocabulary } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';
import type { News } from '../../../core/match.ts';
import { momentKey, momentsIn } from '../scene/moments.ts';
import type { Scenery, Stagings } from '../scene/staging.ts';
import { seatPlace } from '../story/trace.ts';
import type { Place } from './spot.ts';

/** What is seen to travel when something happens. */
export interface Journey {
  readonly picture: ComponentChildren;
  readonly from: Place;
  /** Absent where it stays: it rises from there and fades. */
  readonly to?: Place;
  /** So many of them, one after the other; of many only a few. */
  readonly many?: number;
  /** How wide it is, in table units. */
  readonly size?: number;
  readonly gait?: 'flies' | 'walks' | 'spreads';
  /** Sets out when the others of its event arrive, or so many milliseconds later than they do. */
  readonly late?: boolean | number;
}

/** Which events make something travel. What is drawn may use only the event as the viewer witnessed it, and their view. */
export type Journeys<V extends Vocabulary> = {
  readonly [T in V['Event']['type']]?: (
    event: Extract<V['Event'], { type: T }>,
    scenery: Scenery<V>,
  ) => readonly Journey[];
};

/** Where somebody's money is shown; where there is no room for it, the player. */
export const purse = (seat: number): readonly string[] => [`purse-${seat}`, seatPlace(seat)];

/** Where somebody's cards are: the hand itself for its owner, else the number of cards. */
export const hand = (seat: number): readonly string[] => [`hand-${seat}`, seatPlace(seat)];

/** So much of something from one place to another; nothing where there is none. */
export function flow(
  picture: ComponentChildren,
  amount: number,
  way: { readonly from: Place; readonly to: Place },
): readonly Journey[] {
  return amount > 0 ? [{ picture, ...way, many: amount }] : [];
}

/** A place takes on the colour of a player. */
export const wash = (place: Place, seat: number): Journey => ({
  picture: <span class="wash" data-seat={seat} />,
  from: place,
  gait: 'spreads',
});

/** Somebody who comes back to a table does not want to see everything again. */
const PATIENCE = 4;

interface Watched<V extends Vocabulary> {
  readonly journeys: Journeys<V>;
  readonly scenery: Scenery<V>;
  readonly stagings: Stagings<V>;
  readonly viewer: Viewer;
  /** The step up to which everything has been seen. */
  readonly after: number;
}

/** What travels for one event. */
export interface Wave {
  readonly journeys: readonly Journey[];
  /** The moment on the stage that it sets out with: its own, or the one before it; null where nothing is staged before it. */
  readonly moment: string | null;
}

/** What travels for what happened since, event by event. */
export function wavesIn<V extends Vocabulary>(log: readonly News<V>[], watched: Watched<V>): readonly Wave[] {
  const { journeys, scenery, after } = watched;
  const fresh = log.slice(log.findLastIndex(({ step }) => step <= after) + 1);
  if (fresh.length > PATIENCE || fresh.some(({ takeback }) => takeback)) return [];
  const staged = new Set(momentsIn(fresh, watched).map(({ key }) => key));
  let moment: string | null = null;
  return fresh
    .flatMap(({ step, events }) => events.map((event, i) => ({ event, key: momentKey(step, i) })))
    .map(({ event, key }): Wave => {
      if (staged.has(key)) moment = key;
      type Told = (event: V['Event'], scenery: Scenery<V>) => readonly Journey[];
      return { journeys: ofKind<Told | undefined>(journeys, event)?.(event, scenery) ?? [], moment };
    })
    .filter(wave => wave.journeys.length > 0);
}

/** Under way at once. */
export const MOST = 12;
/** Of one kind, one behind the other. */
const FLOCK = 5;
/** Milliseconds between events, and within a flock, so that the eye can follow. */
const PAUSE = 140;
const STEP = 60;
/** Until what flies has arrived. */
const ARRIVAL = 520;

export interface Departure {
  readonly journey: Journey;
  readonly delay: number;
}

const lateness = ({ late = false }: Journey): number =>
  typeof late === 'number' ? late : late ? ARRIVAL : 0;

/** Who sets out when: everything once, and as many of each as there is room for. */
export function departuresOf(
  waves: readonly Pick<Wave, 'journeys'>[],
  room: number = MOST,
): readonly Departure[] {
  const all = waves
    .flatMap(({ journeys }, i) =>
      journeys.map(journey => ({ journey, delay: i * PAUSE + lateness(journey) })),
    )
    .slice(0, Math.max(0, room));
  const share = Math.floor(room / all.length);
  return all.flatMap(({ journey, delay }) =>
    Array.from({ length: Math.min(journey.many ?? 1, FLOCK, share) }, (_, n) => ({
      journey,
      delay: delay + n * STEP,
    })),
  );
}
