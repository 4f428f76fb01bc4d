import { useEffect, useRef, useState } from 'preact/hooks';

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
  readonly box: string;
  readonly scale: number;
  zoom(factor: number): void;
  whole(): void;
  /** True when the pointer that is just being lifted has been dragging. */
  dragged(): boolean;
}

/** Zoom by wheel, pinch or button; pan by dragging. The drawing is `width` × `height`, its middle at 0, 0. */
export function useViewport(
  svg: { readonly current: SVGSVGElement | null },
  { width, height }: { readonly width: number; readonly height: number },
): Viewport {
  const [sight, setSight] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  const within = ({ x, y, scale }: Sight): Sight => {
    const near = Math.min(CLOSEST, Math.max(1, scale));
    const [roomX, roomY] = [(width / 2) * (1 - 1 / near), (height / 2) * (1 - 1 / near)];
    return { x: Math.min(roomX, Math.max(-roomX, x)), y: Math.min(roomY, Math.max(-roomY, y)), scale: near };
  };
  const zoomBy = (factor: number) => setSight(now => within({ ...now, scale: now.scale * factor }));

  useEffect(() => {
    const element = svg.current!;
    /** Units of the drawing under one pixel. */
    const unit = (scale: number) => {
      const { clientWidth, clientHeight } = element;
      return Math.max(width / clientWidth, height / clientHeight) / scale;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
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
        setSight(now => within({ ...now, x: now.x - dx * unit(now.scale), y: now.y - dy * unit(now.scale) }));
        return;
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) zoomBy(is / was);
    };
    /** What the keyboard has come to is brought into sight. */
    const reach = ({ target }: FocusEvent) => {
      const [window, thing] = [element, target as Element].map(one => one.getBoundingClientRect());
      const [dx, dy] = [middle(thing!).x - middle(window!).x, middle(thing!).y - middle(window!).y];
      if (Math.abs(dx) < window!.width / 2 && Math.abs(dy) < window!.height / 2) return;
      setSight(now => within({ ...now, x: now.x + dx * unit(now.scale), y: now.y + dy * unit(now.scale) }));
    };
    const up = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
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

  const [w, h] = [width / sight.scale, height / sight.scale];
  return {
    box: `${sight.x - w / 2} ${sight.y - h / 2} ${w} ${h}`,
    scale: sight.scale,
    zoom: zoomBy,
    whole: () => setSight(WHOLE),
    dragged: () => travelled.current >= TAP,
  };
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
