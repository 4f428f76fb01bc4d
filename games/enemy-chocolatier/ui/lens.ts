import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from '../../../web/kit/frame/arrangement.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { elementOf } from '../../../web/kit/element-of.ts';

/** The whole town with a little air around it, in units of the map. */
const BOARD: Size = { width: 528, height: 548 };

export const MAP_BOX = `${-BOARD.width / 2} ${-BOARD.height / 2} ${BOARD.width} ${BOARD.height}`;

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

/** Pixels for one unit of the map while the whole of it is seen through this window. */
export function usePixels(window: { readonly current: HTMLElement | null }): number {
  const [size, setSize] = useState<Size>(BOARD);
  useLayoutEffect(() => watchSize(elementOf(window), ({ width, height }) => setSize({ width, height })), []);
  return Math.min(size.width / BOARD.width, size.height / BOARD.height);
}

/** How a map of this scale is seen from where one sits. */
export function useLens(scale: number): Lens {
  const { unit, isPhone } = useRoom();
  const least = isPhone ? 10 : 11;
  return { scale, least, most: 1.7 * unit };
}
