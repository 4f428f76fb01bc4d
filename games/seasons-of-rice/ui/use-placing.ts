import { useEffect, useState } from 'preact/hooks';
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
  turnBy(quarters: 1 | -1 | 2): void;
  step(way: Way): void;
  next(by: 1 | -1): void;
  /** Held there, not yet let go. */
  hold(held: Spot): void;
  /** To the legal spot nearest to this point. */
  aim(point: Point): void;
}

interface PlacingOf {
  readonly reach: Reach | null | undefined;
  readonly plan: PlanView | undefined;
  readonly landscape: readonly PieceView[];
}

/** Nothing is decided here: the spot is the screen's own until it is confirmed. */
export function usePlacing({ reach, plan, landscape }: PlacingOf): Placing | null {
  const [held, setHeld] = useState<{ readonly card: CardId; readonly spot: Spot } | null>(null);
  const card = plan?.card ?? null;
  const planned = plan?.spot ?? null;
  useEffect(() => {
    if (card !== null && planned) setHeld({ card, spot: planned });
  }, [card, planned?.turn, planned?.x, planned?.y]);
  // A new round begins with nothing in the air.
  useEffect(() => setHeld(null), [landscape.length]);
  if (!reach || card === null) return null;

  const spot = spotFor({ reach, held, card, planned, landscape });
  const put = (next: Spot) =>
    setHeld(known => (known?.card === card && sameSpot(known.spot, next) ? known : { card, spot: next }));
  return {
    card,
    spot,
    reach,
    obstacle: obstacleAt(reach, spot),
    closing: closingAt(reach, spot),
    planned: planned !== null && sameSpot(planned, spot),
    legal: legalSpots(reach, spot.turn),
    turnBy: quarters => put(turnedTo(reach, spot, turnedBy(spot.turn, quarters))),
    step: way => put(stepFrom(reach, spot, way)),
    next: by => put(nextAround(reach, spot, by)),
    hold: at => put(settle(reach, at)),
    aim: point => put(nearest(legalSpots(reach, spot.turn), around(point, spot.turn)) ?? spot),
  };
}

/** Where it is held; another card comes to where the one before was held; the first one begins in the middle. */
function spotFor({
  reach,
  held,
  card,
  planned,
  landscape,
}: {
  reach: Reach;
  held: { readonly card: CardId; readonly spot: Spot } | null;
  card: CardId;
  planned: Spot | null;
  landscape: readonly PieceView[];
}): Spot {
  if (held?.card === card) return held.spot;
  if (planned) return planned;
  const { left, right, top, bottom } = boundsOf(landscape, 0);
  const middle = held ? centreOf(held.spot) : { x: (left + right) / 2 + 0.1, y: (top + bottom) / 2 + 0.3 };
  const turn = held?.spot.turn ?? 0;
  return nearest(legalSpots(reach, turn), around(middle, turn)) ?? around(middle, turn);
}
