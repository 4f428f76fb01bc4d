import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { beforePaint } from '../kit/frame/before-paint.ts';
import type { Drawing } from '../kit/frame/in-pieces.ts';
import type { Shown } from './use-player.ts';

/** How a step of a replay is drawn: a single step forwards like one that is played, everything else with the board first. */
export function useReplayDrawing(table: RefObject<HTMLDivElement>, { shot, isNext }: Shown): Drawing {
  const { viewer, frame } = shot;
  const isOpen = useRef(false);
  // While somebody scrubs, the next frame looks for what lies under the pointer, and paints: what was drawn is laid out before it.
  useLayoutEffect(() => {
    const wasOpen = isOpen.current;
    isOpen.current = true;
    if (wasOpen && !isNext) return beforePaint(() => table.current?.getBoundingClientRect());
  }, [shot]);
  const first = isNext ? 'dock' : 'board';
  return useMemo(() => ({ viewer, step: frame.step, first }), [viewer, frame.step, first]);
}
