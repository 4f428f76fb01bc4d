import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';

/** Before this many pixels it is a tap on the card, not a journey. */
const LIFT = 10;

export interface Carry {
  readonly card: CardId | null;
  readonly at: Point | null;
  /** Over the landscape it is drawn there, and needs no picture of its own. */
  readonly overLand: boolean;
  /** A finger is put down on a card that may be lifted. */
  begin(card: CardId, at: Point): void;
  /** The click that ends a journey is no tap. */
  wasCarried(): boolean;
}

/** A card dragged from the hand or the row towards the landscape. */
export function useCarry(onLift: (card: CardId) => void): Carry {
  const [carried, setCarried] = useState<{
    readonly card: CardId;
    readonly at: Point;
    readonly overLand: boolean;
  } | null>(null);
  const touched = useRef<{ readonly card: CardId; readonly from: Point } | null>(null);
  const lifted = useRef(false);
  const lift = useRef(onLift);
  lift.current = onLift;
  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!touched.current) return;
      const { card, from } = touched.current;
      if (!lifted.current) {
        if (Math.hypot(x - from.x, y - from.y) < LIFT) return;
        lifted.current = true;
        lift.current(card);
      }
      setCarried({
        card,
        at: { x, y },
        overLand: Boolean(document.elementFromPoint(x, y)?.closest('.sr-map')),
      });
    };
    const drop = () => {
      touched.current = null;
      // The click that ends this journey comes first.
      setTimeout(() => (lifted.current = false));
      setCarried(null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
  }, []);
  return {
    card: carried?.card ?? null,
    at: carried?.at ?? null,
    overLand: carried?.overLand ?? false,
    begin(card, from) {
      touched.current = { card, from };
      lifted.current = false;
    },
    wasCarried: () => lifted.current,
  };
}
