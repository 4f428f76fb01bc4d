import { nth } from '../../../core/sure.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { moves } from '../../../web/kit/motion.ts';
import type { Arrangement } from '../data/words.ts';
import { centreOf } from './geometry.ts';

/** Tiles slide to their new places and turn where they lie. Gives each tile, by its name, what its group needs. */
export function useTileMotion(
  arrangement: Arrangement,
): (tile: string) => (group: SVGGElement | null) => void {
  const groups = useRef(new Map<string, SVGGElement>());
  const before = useRef(arrangement);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = arrangement;
    if (was === arrangement || !moves()) return;
    for (const [place, { tile, rotation }] of arrangement.entries()) {
      const from = was.findIndex(other => other.tile === tile);
      const frame =
        from === -1 ? null : stepBack({ from, place, turned: rotation - nth(was, from).rotation });
      if (!frame) continue;
      const [x, y] = centreOf(place);
      groups.current.get(tile)?.animate(
        [
          { ...frame, transformOrigin: `${x}px ${y}px` },
          { transform: 'none', transformOrigin: `${x}px ${y}px` },
        ],
        { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
    }
  }, [arrangement]);
  return tile => group => {
    if (group) groups.current.set(tile, group);
    else groups.current.delete(tile);
  };
}

interface Step {
  readonly from: number;
  readonly place: number;
  /** By so many sixths clockwise. */
  readonly turned: number;
}

/** How a tile is drawn where it was, seen from where it is; null where it has not moved. */
export function stepBack({ from, place, turned }: Step): { readonly transform: string } | null {
  if (from === place && turned % 6 === 0) return null;
  const [[x, y], [fromX, fromY]] = [centreOf(place), centreOf(from)];
  // The shorter way round.
  const sixths = ((((turned % 6) + 9) % 6) - 3) % 6;
  return {
    transform: `translate(${(fromX - x).toFixed(1)}px, ${(fromY - y).toFixed(1)}px) rotate(${-60 * sixths}deg)`,
  };
}
