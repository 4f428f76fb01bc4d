import { useEffect, useRef } from 'preact/hooks';
import { elementOf } from '../../../web/kit/element-of.ts';
import { listen } from '../../../web/kit/listen.ts';
import type { Point } from '../data/lattice.ts';
import type { Camera } from './use-camera.ts';

/** A finger that moves less than this many pixels has tapped. */
const TAP = 8;
/** Two fingers twisted this far mean a quarter turn: farther than a pinch strays. */
const TWIST = Math.PI / 4.5;

interface Deeds {
  readonly camera: Camera;
  /** Whether a finger put down here takes hold of the card in the air. */
  readonly grabs: (target: Element) => boolean;
  readonly onGrab: (at: Point) => void;
  readonly onDrag: (to: Point) => void;
  readonly onTap: (at: Point, target: Element) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

/**
 * One finger drags the card or pans, two pinch or twist, a tap points; a wheel zooms, a right click turns the card.
 * Tells whether the last gesture was more than a tap.
 */
export function useFingers(frame: { readonly current: SVGSVGElement | null }, deeds: Deeds): () => boolean {
  const travelled = useRef(0);
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const element = elementOf(frame);
    const fingers = new Map<number, Point>();
    let mode: 'idle' | 'card' | 'land' = 'idle';
    let twist = 0;

    const down = (event: PointerEvent) => {
      if (event.button === 2) return;
      const at = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, at);
      if (fingers.size > 1) {
        mode = 'land';
        travelled.current = TAP;
        twist = 0;
        return;
      }
      travelled.current = 0;
      mode = event.target instanceof Element && latest.current.grabs(event.target) ? 'card' : 'land';
      if (mode === 'card') latest.current.onGrab(at);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const at = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [at.x - before.x, at.y - before.y];
      travelled.current += Math.hypot(dx, dy);
      fingers.set(event.pointerId, at);
      if (travelled.current < TAP) return;
      const { camera, onDrag, onTurn } = latest.current;
      if (mode === 'card') return onDrag(at);
      camera.hold(true);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return camera.pan(dx, dy);
      // Each of two fingers moves the middle between them by half its own way.
      camera.pan(dx / 2, dy / 2);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(at.x - other.x, at.y - other.y);
      if (was > 0) camera.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      twist += angleBetween(before, at, other);
      if (Math.abs(twist) < TWIST) return;
      const by = twist > 0 ? 1 : -1;
      twist -= (by * Math.PI) / 2;
      onTurn(by);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      if (fingers.size > 0) return;
      latest.current.camera.hold(false);
      const tapped = travelled.current < TAP && event.type === 'pointerup';
      mode = 'idle';
      // The click that ends this gesture comes first.
      setTimeout(() => (travelled.current = 0));
      if (tapped && event.target instanceof Element)
        latest.current.onTap({ x: event.clientX, y: event.clientY }, event.target);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.camera.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
    };
    const turn = (event: Event) => {
      event.preventDefault();
      latest.current.onTurn(1);
    };
    const here = listen(element, { pointerdown: down, wheel, contextmenu: turn }, { passive: false });
    const anywhere = listen(window, { pointermove: move, pointerup: up, pointercancel: up });
    return () => {
      here();
      anywhere();
    };
  }, []);
  return () => travelled.current >= TAP;
}

/** How far one finger went round another, clockwise, in radians from -π to π. */
function angleBetween(from: Point, to: Point, round: Point): number {
  const [ax, ay, bx, by] = [from.x - round.x, from.y - round.y, to.x - round.x, to.y - round.y];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}
