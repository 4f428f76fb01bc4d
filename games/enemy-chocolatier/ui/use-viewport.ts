import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { present } from '../../../core/sure.ts';
import { elementOf } from '../../../web/kit/element-of.ts';

const CLOSEST = 5;
/** A finger that moves less than this many pixels has tapped. */
const TAP = 8;

export interface Viewport {
  /** How many times closer than the whole it is drawn. */
  readonly scale: number;
  zoom(factor: number): void;
  whole(): void;
  /** True when the pointer that is just being lifted has been dragging. */
  dragged(): boolean;
}

/** The style of the drawing that the window holds. */
const drawingIn = (window: HTMLElement): CSSStyleDeclaration =>
  present(window.querySelector('svg'), 'drawing in the window').style;

/**
 * Zoom by wheel, pinch or button; pan by dragging. The window holds a drawing `scale` times its size and is scrolled over it, for
 * which nothing is laid out or painted anew; what the keyboard comes to, the browser brings into sight by itself. Two fingers
 * stretch the drawing as it is; with words of a size to be read it is drawn when they are lifted.
 */
export function useViewport(window: { readonly current: HTMLElement | null }): Viewport {
  const [scale, setScale] = useState(1);
  const drawn = useRef(scale);
  const wanted = useRef(scale);
  /** What is in the middle of the window, in parts of the drawing. */
  const middle = useRef({ x: 0.5, y: 0.5 });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  /** Where the hand has dragged the window to; the browser rounds, and the hand would slip. */
  const held = useRef<{ left: number; top: number } | null>(null);

  const look = () => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = elementOf(window);
    middle.current = {
      x: (scrollLeft / clientWidth + 0.5) / drawn.current,
      y: (scrollTop / clientHeight + 0.5) / drawn.current,
    };
  };
  const stretch = (factor: number) => {
    look();
    wanted.current = Math.min(CLOSEST, Math.max(1, wanted.current * factor));
    const style = drawingIn(elementOf(window));
    style.transformOrigin = `${100 * middle.current.x}% ${100 * middle.current.y}%`;
    style.transform = `scale(${wanted.current / drawn.current})`;
  };
  const draw = () => setScale(wanted.current);
  const zoom = (factor: number) => {
    look();
    wanted.current = Math.min(CLOSEST, Math.max(1, wanted.current * factor));
    draw();
  };

  useLayoutEffect(() => {
    drawn.current = scale;
    const element = elementOf(window);
    drawingIn(element).transform = '';
    element.scrollTo(
      (middle.current.x * scale - 0.5) * element.clientWidth,
      (middle.current.y * scale - 0.5) * element.clientHeight,
    );
  }, [scale]);

  useEffect(() => {
    const element = elementOf(window);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    const down = (event: PointerEvent) => {
      if (fingers.current.size === 0) travelled.current = 0;
      held.current = null;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      travelled.current += Math.hypot(dx, dy);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (travelled.current < TAP) return;
      if (!other) {
        const { scrollLeft, scrollTop } = element;
        const { left, top } = held.current ?? { left: scrollLeft, top: scrollTop };
        // At the edge it goes no further, and follows at once when the hand turns back.
        held.current = {
          left: (Math.abs(left - scrollLeft) < 1 ? left : scrollLeft) - dx,
          top: (Math.abs(top - scrollTop) < 1 ? top : scrollTop) - dy,
        };
        element.scrollTo(held.current);
        return;
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) stretch(is / was);
    };
    const up = (event: PointerEvent) => {
      held.current = null;
      if (fingers.current.delete(event.pointerId)) draw();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, []);

  return {
    scale,
    zoom,
    whole: () => zoom(0),
    dragged: () => travelled.current >= TAP,
  };
}
