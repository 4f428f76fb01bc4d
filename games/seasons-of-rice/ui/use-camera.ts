import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from '../../../web/kit/frame/arrangement.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { elementOf } from '../../../web/kit/element-of.ts';
import { listen } from '../../../web/kit/listen.ts';
import { type Shifting, shifting } from '../../../web/kit/shifting.ts';
import type { Point } from '../data/lattice.ts';
import { type Bounds, U } from './geometry.ts';

/** What is in sight: the point of the landscape in the middle, and pixels for one unit of the drawing. */
interface Sight extends Point {
  readonly scale: number;
}

/** Close enough to count ears; beyond it nothing more is to be seen. So many times as close as a lone card is shown. */
const CLOSEST = 1.5;
/** A lone card need not fill the screen; on a larger table it is larger. */
const closestIn = (unit: number): number => Math.max(4, unit / 4);

/** What is to be seen of it, what lies over its upper right corner, in pixels, and the unit of the table. */
interface Whole {
  readonly bounds: Bounds;
  readonly tools: Size;
  readonly unit: number;
}

export interface Camera {
  /** For what is drawn in units of the drawing. */
  readonly style: LandStyle;
  readonly fitted: boolean;
  /** True while fingers move it: then it must not lag behind. */
  readonly held: boolean;
  pan(dx: number, dy: number): void;
  /** Closer or further, the point under these client coordinates staying where it is. */
  zoom(factor: number, at?: Point): void;
  fit(): void;
  hold(held: boolean): void;
  /** Client coordinates as a point of the lattice. */
  pointAt(client: Point): Point;
}

/**
 * Pan, zoom and fit. Whenever `topic` changes, the whole is shown again; it leaves the
 * `tools` free that lie over the map.
 */
export function useCamera(
  frame: { readonly current: SVGSVGElement | null },
  { bounds, tools, unit, topic }: Whole & { readonly topic: string },
): Camera {
  const [size, setSize] = useState<Size>({ width: 360, height: 360 });
  const [chosen, setChosen] = useState<Sight | null>(null);
  const [held, setHeld] = useState(false);
  const moving = useRef(false);
  const shift = useRef<Shifting | null>(null);
  useEffect(() => setChosen(null), [topic]);
  useLayoutEffect(() => watchSize(elementOf(frame), ({ width, height }) => setSize({ width, height })), []);

  const whole = wholeSight({ bounds, tools, unit }, size);
  const sight = chosen ?? whole;
  // Several fingers report between two drawings: each must build on what the one before has moved.
  const latest = useRef(sight);
  if (!moving.current) latest.current = sight;
  const choose = (next: Sight) => {
    latest.current = within(next, bounds);
    if (!moving.current) return setChosen(latest.current);
    shift.current ??= shifting(elementOf(frame));
    shift.current.to(shiftBetween(sight, latest.current, size));
  };
  // Under a finger the picture is pushed about as it is; let go, the land is drawn anew where it has come to lie.
  useLayoutEffect(() => {
    shift.current?.end();
    shift.current = null;
  }, [chosen]);

  const corner = useRef<DOMRect | null>(null);
  useEffect(() => {
    const down = () => (corner.current = cornerOf(elementOf(frame)));
    const up = () => (corner.current = null);
    return listen(window, { pointerdown: down, pointerup: up, pointercancel: up }, { capture: true });
  }, []);
  const pointAt = ({ x, y }: Point): Point => {
    const { left, top } = corner.current ?? cornerOf(elementOf(frame));
    const now = latest.current;
    return {
      x: now.x + (x - left - size.width / 2) / (now.scale * U),
      y: now.y + (y - top - size.height / 2) / (now.scale * U),
    };
  };
  return {
    style: styleOf(sight, size),
    fitted: chosen === null,
    held,
    hold(next) {
      if (moving.current === next) return;
      moving.current = next;
      if (next) return setHeld(true);
      setChosen(latest.current);
      // Only then may it glide again.
      requestAnimationFrame(() => setHeld(moving.current));
    },
    pointAt,
    fit: () => setChosen(null),
    pan(dx, dy) {
      const now = latest.current;
      choose({ ...now, x: now.x - dx / (now.scale * U), y: now.y - dy / (now.scale * U) });
    },
    zoom(factor, at) {
      const now = latest.current;
      const scale = clamp(now.scale * factor, Math.min(whole.scale, 1) * 0.8, CLOSEST * closestIn(unit));
      const fixed = at ? pointAt(at) : now;
      const ratio = now.scale / scale;
      choose({ scale, x: fixed.x + (now.x - fixed.x) * ratio, y: fixed.y + (now.y - fixed.y) * ratio });
    },
  };
}

/** Where the drawing lies in the frame; `--scale` is for what keeps its size however far away the land is. */
type LandStyle = Readonly<Record<'transform' | 'transform-origin' | '--scale', string | number>>;

const originOf = ({ x, y, scale }: Sight, { width, height }: Size): Point => ({
  x: width / 2 - x * scale * U,
  y: height / 2 - y * scale * U,
});

/** Where the frame lies. While a finger is down it stays there, and need not be looked up for every move. */
const cornerOf = (frame: Element) => frame.parentElement!.getBoundingClientRect();

/** What makes a picture drawn in one sight look as in the other. */
function shiftBetween(drawn: Sight, wanted: Sight, size: Size): string {
  const [from, to, factor] = [originOf(drawn, size), originOf(wanted, size), wanted.scale / drawn.scale];
  return `translate(${to.x - factor * from.x}px, ${to.y - factor * from.y}px) scale(${factor})`;
}

function styleOf(sight: Sight, size: Size): LandStyle {
  const { x, y } = originOf(sight, size);
  const { scale } = sight;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    'transform-origin': '0 0',
    '--scale': scale,
  };
}

/** All of it beside what lies over the map, or below that, where it is larger there: on a phone held upright. */
function wholeSight({ bounds, tools, unit }: Whole, { width, height }: Size): Sight {
  const { left, top, right, bottom } = bounds;
  const { width: aside, height: above } = tools;
  const scaleIn = (across: number, down: number) =>
    Math.max(Math.min(across / (right - left) / U, down / (bottom - top) / U, closestIn(unit)), 0.1);
  const [beside, below] = [scaleIn(width - aside, height), scaleIn(width, height - above)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return below > beside
    ? { x, y: y - above / (2 * below * U), scale: below }
    : { x: x + aside / (2 * beside * U), y, scale: beside };
}

/** The landscape can never be pushed out of sight altogether. */
function within({ x, y, scale }: Sight, { left, top, right, bottom }: Bounds): Sight {
  return { scale, x: clamp(x, left, right), y: clamp(y, top, bottom) };
}

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
