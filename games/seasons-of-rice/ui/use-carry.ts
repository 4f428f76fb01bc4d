import { useEffect, useMemo, useRef } from 'preact/hooks';
import { listen } from '../../../web/kit/listen.ts';
import { type Store, storeOf } from '../../../web/kit/store.ts';
import type { Point } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';

/** Before this many pixels it is a tap on the card, not a journey. */
const LIFT = 10;

/** Nothing is drawn anew for it but what follows one of the two. */
export interface Carry {
  readonly card: Store<CardId | null>;
  /** Over the landscape it is drawn there, and needs no picture of its own. */
  readonly overLand: Store<boolean>;
  /** Tells where the finger is, now and whenever it moves, until told to stop. No drawing is made anew for it. */
  follow(finger: (at: Point) => void): () => void;
  /** A finger is put down on a card that may be lifted. */
  begin(card: CardId, at: Point): void;
  /** The click that ends a journey is no tap. */
  wasCarried(): boolean;
}

/** A card dragged from the hand or the row towards the landscape. */
export function useCarry(onLift: (card: CardId) => void): Carry {
  const carried = useMemo(() => ({ card: storeOf<CardId | null>(null), overLand: storeOf(false) }), []);
  const touched = useRef<{ readonly card: CardId; readonly from: Point } | null>(null);
  const lifted = useRef(false);
  const finger = useRef<Point | null>(null);
  const followers = useRef(new Set<(at: Point) => void>());
  const lift = useRef(onLift);
  lift.current = onLift;
  useEffect(() => {
    let land: DOMRect | null = null;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!touched.current) return;
      const { card, from } = touched.current;
      if (!lifted.current) {
        if (Math.hypot(x - from.x, y - from.y) < LIFT) return;
        lifted.current = true;
        land = document.querySelector('.sr-map')?.getBoundingClientRect() ?? null;
        lift.current(card);
      }
      finger.current = { x, y };
      put(carried.overLand, land !== null && isInside(land, finger.current));
      put(carried.card, card);
      for (const follower of followers.current) follower(finger.current);
    };
    const drop = () => {
      touched.current = null;
      finger.current = null;
      // The click that ends this journey comes first.
      setTimeout(() => (lifted.current = false));
      put(carried.card, null);
      put(carried.overLand, false);
    };
    return listen(window, { pointermove: move, pointerup: drop, pointercancel: drop });
  }, []);
  return {
    ...carried,
    follow(follower) {
      followers.current.add(follower);
      if (finger.current) follower(finger.current);
      return () => followers.current.delete(follower);
    },
    begin(card, from) {
      touched.current = { card, from };
      lifted.current = false;
    },
    wasCarried: () => lifted.current,
  };
}

function put<T>(store: Store<T>, value: T): void {
  if (store.get() !== value) store.set(value);
}

function isInside({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
