import { useEffect, useRef } from 'preact/hooks';
import { elementOf } from '../../../web/kit/element-of.ts';
import { listen } from '../../../web/kit/listen.ts';

/** A finger that moves less than this many pixels has tapped. */
const TAP = 8;
/** How much closer one notch of the wheel brings it. */
const NOTCH = 1.15;

interface Deeds {
  readonly zoom: (factor: number) => void;
  /** Two fingers pull it apart or together, and have not been lifted yet. */
  readonly stretch: (factor: number) => void;
  /** They have. */
  readonly draw: () => void;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** What a hand does to a window on a drawing: one finger scrolls it, two stretch it, a wheel zooms. Tells whether it was more than a tap. */
export function useHand(frame: { readonly current: HTMLElement | null }, deeds: Deeds): () => boolean {
  const travelled = useRef(0);
  useEffect(() => {
    const element = elementOf(frame);
    const fingers = new Map<number, At>();
    /** Where the hand has dragged the window to; the browser rounds, and the hand would slip. */
    let held: { left: number; top: number } | null = null;

    const scroll = (dx: number, dy: number) => {
      const { scrollLeft, scrollTop } = element;
      const { left, top } = held ?? { left: scrollLeft, top: scrollTop };
      // At the edge it goes no further, and follows at once when the hand turns back.
      held = {
        left: (Math.abs(left - scrollLeft) < 1 ? left : scrollLeft) - dx,
        top: (Math.abs(top - scrollTop) < 1 ? top : scrollTop) - dy,
      };
      element.scrollTo(held);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      deeds.zoom(event.deltaY < 0 ? NOTCH : 1 / NOTCH);
    };
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) travelled.current = 0;
      held = null;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      travelled.current += Math.hypot(dx, dy);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, after);
      if (travelled.current < TAP) return;
      if (!other) return scroll(dx, dy);
      const was = distance(before, other);
      if (was > 0) deeds.stretch(distance(after, other) / was);
    };
    const up = (event: PointerEvent) => {
      held = null;
      if (fingers.delete(event.pointerId)) deeds.draw();
    };
    const here = listen(element, { wheel, pointerdown: down }, { passive: false });
    const anywhere = listen(window, { pointermove: move, pointerup: up, pointercancel: up });
    return () => {
      here();
      anywhere();
    };
  }, []);
  return () => travelled.current >= TAP;
}

const distance = (one: At, other: At): number => Math.hypot(one.x - other.x, one.y - other.y);
