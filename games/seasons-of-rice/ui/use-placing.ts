import { useEffect, useMemo } from 'preact/hooks';
import { useStoreAfterwards } from '../../../web/kit/frame/use-store-afterwards.ts';
import { type Store, storeOf, useStore } from '../../../web/kit/store.ts';
import type { Point, Spot } from '../data/lattice.ts';
import type { CardId, Obstacle } from '../data/words.ts';
import type { Closing, PieceView, PlanView, Reach } from '../vocabulary.ts';
import { boundsOf } from './geometry.ts';
import {
  around,
  centreOf,
  closingAt,
  legalSpots,
  nearest,
  nextAround,
  obstacleAt,
  sameSpot,
  settle,
  stepFrom,
  turnedBy,
  turnedTo,
  turnedToBest,
  type Way,
} from './reach.ts';

/** The card held over the landscape: where, whether it may lie there, and what it would close. */
export interface Placing {
  readonly card: CardId;
  readonly spot: Spot;
  readonly obstacle: Obstacle | null;
  readonly closing: Closing | null;
  /** The spot is the one already planned. */
  readonly planned: boolean;
  readonly legal: readonly Spot[];
  readonly reach: Reach;
  /** Where it is held, as far as it fits there. */
  turnBy(quarters: 1 | -1 | 2): void;
  /** To where it brings most, turned that way. */
  turnToBest(quarters: 1 | -1 | 2): void;
  step(way: Way): void;
  next(by: 1 | -1): void;
  /** Held there, not yet let go. */
  hold(held: Spot): void;
  /** To the legal spot nearest to this point. */
  aim(point: Point): void;
}

interface Held {
  readonly card: CardId;
  readonly spot: Spot;
}

/** The card in the air. Where it is held changes with every move of a finger: only what draws it follows that, with `usePlacing`. */
export interface InTheAir {
  readonly card: CardId;
  readonly reach: Reach;
  readonly planned: Spot | null;
  readonly landscape: readonly PieceView[];
  readonly held: Store<Held | null>;
}

interface Question {
  readonly reach: Reach | null | undefined;
  readonly plan: PlanView | undefined;
  readonly landscape: readonly PieceView[];
}

/** Nothing is decided here: the spot is the screen's own until it is confirmed. */
export function useCardInTheAir({ reach, plan, landscape }: Question): InTheAir | null {
  const held = useMemo(() => storeOf<Held | null>(null), []);
  const card = plan?.card ?? null;
  const planned = plan?.spot ?? null;
  useEffect(() => {
    if (card !== null && planned) held.set({ card, spot: planned });
  }, [card, planned?.turn, planned?.x, planned?.y]);
  // A new round begins with nothing in the air.
  useEffect(() => held.set(null), [landscape.length]);
  return reach && card !== null ? { card, reach, planned, landscape, held } : null;
}

const NOTHING_HELD = storeOf<Held | null>(null);

export function usePlacing(air: InTheAir | null): Placing | null {
  useStore(air?.held ?? NOTHING_HELD);
  return air && placingOf(air);
}

/** The same for what is said about it: first the card follows the finger. */
export function usePlacingAfterwards(air: InTheAir | null): Placing | null {
  useStoreAfterwards(air?.held ?? NOTHING_HELD);
  return air && placingOf(air);
}

export function placingOf(air: InTheAir): Placing {
  const { card, reach, planned, held } = air;
  const spot = spotOf(air);
  const put = (next: Spot) => {
    const known = held.get();
    if (known?.card !== card || !sameSpot(known.spot, next)) held.set({ card, spot: next });
  };
  return {
    card,
    spot,
    reach,
    obstacle: obstacleAt(reach, spot),
    closing: closingAt(reach, spot),
    planned: planned !== null && sameSpot(planned, spot),
    legal: legalSpots(reach, spot.turn),
    turnBy: quarters => put(turnedTo(reach, spot, turnedBy(spot.turn, quarters))),
    turnToBest: quarters => put(turnedToBest(reach, spot, turnedBy(spot.turn, quarters))),
    step: way => put(stepFrom(reach, spot, way)),
    next: by => put(nextAround(reach, spot, by)),
    hold: at => put(settle(reach, at)),
    aim: point => put(nearest(legalSpots(reach, spot.turn), around(point, spot.turn)) ?? spot),
  };
}

/** Where it is held; another card comes to where the one before was held; the first one begins in the middle. */
function spotOf({ reach, card, planned, landscape, held }: InTheAir): Spot {
  const known = held.get();
  if (known?.card === card) return known.spot;
  if (planned) return planned;
  const { left, right, top, bottom } = boundsOf(landscape, 0);
  const middle = known ? centreOf(known.spot) : { x: (left + right) / 2 + 0.1, y: (top + bottom) / 2 + 0.3 };
  const turn = known?.spot.turn ?? 0;
  return nearest(legalSpots(reach, turn), around(middle, turn)) ?? around(middle, turn);
}
