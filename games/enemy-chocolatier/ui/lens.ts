import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from '../../../web/kit/frame/arrangement.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';

/** The whole town with a little air around it, in units of the map. */
export const BOARD: Size = { width: 516, height: 536 };

/** Through what the map is seen: words and numbers on it keep their size on the screen. */
export interface Lens {
  /** Pixels of the screen for one unit of the map. */
  readonly scale: number;
  /** In pixels: the smallest type that may be read, and the largest that is useful. */
  readonly least: number;
  readonly most: number;
}

/** The size of type in units of the map, from the one that suits its place; null where the least has no room. */
export function typeOn({ scale, least, most }: Lens, suits: number, room: number): number | null {
  const size = Math.min(most, Math.max(least, suits * scale)) / scale;
  return size <= room ? size : null;
}

/** How the map is seen now, by the room it has and how far one has zoomed in. */
export function useLens(svg: { readonly current: SVGSVGElement | null }, zoom: number): Lens {
  const { arrangement, unit } = useRoom();
  const [size, setSize] = useState<Size>(BOARD);
  useLayoutEffect(() => watchSize(svg.current!, ({ width, height }) => setSize({ width, height })), []);
  const least = arrangement === 'upright' || arrangement === 'lying' ? 10 : 11;
  const whole = Math.min(size.width / BOARD.width, size.height / BOARD.height);
  return { scale: whole * zoom, least, most: 1.7 * unit };
}
