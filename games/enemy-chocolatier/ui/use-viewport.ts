import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The part of the drawing that is in sight: its middle, and how many times closer than the whole. */
interface Sight {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const WHOLE: Sight = { x: 0, y: 0, scale: 1 };
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

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Pixels for one unit of the drawing while the whole is in sight. */
  readonly pixels: number;
}

/**
 * Zoom by wheel, pinch or button; pan by dragging. While fingers move, the drawing is only moved and stretched as it is, which
 * costs a phone nothing; it is drawn anew, with words that can be read, when they are lifted. Its middle is at 0, 0.
 */
export function useViewport(
  drawing: { readonly current: SVGSVGElement | null },
  { width, height, pixels }: Sheet,
): Viewport {
  const [drawn, setDrawn] = useState(WHOLE.scale);
  const sight = useRef(WHOLE);
  /** As listeners must know it, which were made once. */
  const now = useRef({ drawn, pixels });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  const place = () => {
    const { x, y, scale } = sight.current;
    const unit = now.current.pixels * scale;
    const closer = scale / now.current.drawn;
    drawing.current!.style.transform = `translate(${-x * unit}px, ${-y * unit}px) scale(${closer})`;
  };
  const look = ({ x, y, scale }: Sight) => {
    const near = Math.min(CLOSEST, Math.max(1, scale));
    const [roomX, roomY] = [(width / 2) * (1 - 1 / near), (height / 2) * (1 - 1 / near)];
    sight.current = {
      x: Math.min(roomX, Math.max(-roomX, x)),
      y: Math.min(roomY, Math.max(-roomY, y)),
      scale: near,
    };
    place();
  };
  const moveBy = (dx: number, dy: number) => {
    const { x, y, scale } = sight.current;
    const unit = now.current.pixels * scale;
    look({ x: x + dx / unit, y: y + dy / unit, scale });
  };
  const stretch = (factor: number) => look({ ...sight.current, scale: sight.current.scale * factor });
  const zoom = (factor: number) => {
    stretch(factor);
    setDrawn(sight.current.scale);
  };

  useLayoutEffect(() => {
    now.current = { drawn, pixels };
    place();
  }, [drawn, pixels]);

  useEffect(() => {
    const element = drawing.current!;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    const down = (event: PointerEvent) => {
      if (fingers.current.size === 0) travelled.current = 0;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      travelled.current += Math.hypot(dx, dy);
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (travelled.current < TAP) return;
      const [other] = others;
      if (!other) {
        moveBy(-dx, -dy);
        return;
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) stretch(is / was);
    };
    /** What the keyboard has come to is brought into sight. */
    const reach = ({ target }: FocusEvent) => {
      const [frame, thing] = [element.parentElement!, target as Element].map(one =>
        one.getBoundingClientRect(),
      );
      const [dx, dy] = [middle(thing!).x - middle(frame!).x, middle(thing!).y - middle(frame!).y];
      if (Math.abs(dx) < frame!.width / 2 && Math.abs(dy) < frame!.height / 2) return;
      moveBy(dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (fingers.current.delete(event.pointerId)) setDrawn(sight.current.scale);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('focusin', reach);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('focusin', reach);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, []);

  return {
    scale: drawn,
    zoom,
    whole: () => {
      look(WHOLE);
      setDrawn(WHOLE.scale);
    },
    dragged: () => travelled.current >= TAP,
  };
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
