import { createContext, type RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Afterwards } from './afterwards.tsx';
import { atOnce } from './at-once.ts';

/** What is drawn. A step is drawn area by area, one a frame; everything else, as what somebody points at, in one piece. */
export interface Drawing {
  readonly viewer: Viewer;
  readonly step: number;
  /** Whoever leafs through a game looks at the board; whoever plays must know what they are asked. */
  readonly first: 'dock' | 'board';
}

export const DrawingContext = createContext<Drawing>({ viewer: 'spectator', step: 0, first: 'dock' });

/** What somebody can do with a table. */
const TOUCHES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

interface InPieces {
  readonly first: Drawing['first'];
  /** Whether this drawing shows another step than the one before. */
  readonly isStep: boolean;
  /** Whether all areas show the same step. */
  readonly isWhole: () => boolean;
}

interface Pieces {
  /** In the order in which they are drawn. */
  readonly areas: readonly RefObject<Afterwards>[];
  /** Those of them that are drawn when whoever leafs through a game comes to rest: hands of cards are costly. */
  readonly atRest: readonly RefObject<Afterwards>[];
}

/**
 * Areas that are drawn one a frame. Nobody ever plays at a table of which one area shows another step than the next: the touch
 * itself has the rest drawn first, and falls on what is there then. A button that went with it was not touched.
 */
export function useInPieces({ areas, atRest }: Pieces): InPieces {
  const drawing = useContext(DrawingContext);
  const drawn = useRef(drawing);
  const { viewer, step } = drawn.current;
  // Where all are open a replay turns to whoever acts next.
  const isSameTable = viewer === drawing.viewer || drawing.first === 'board';
  const isStep = isSameTable && step !== drawing.step;
  // On the page they may come in another order.
  if (isStep)
    for (const area of areas)
      if (drawing.first === 'board' && atRest.includes(area)) area.current?.rest();
      else area.current?.wait();
  useLayoutEffect(() => {
    drawn.current = drawing;
  });
  const isWhole = () => !areas.some(({ current }) => current?.isWaiting);
  useEffect(() => {
    const complete = (event: Event) => {
      // Whoever leafs answers nothing, and keeps a key pressed.
      if (drawn.current.first === 'board' || isWhole()) return;
      atOnce(() => {
        for (const { current } of areas) current?.hurry();
      });
      const { type, target } = event;
      // Whoever follows a finger hears of it wherever it was.
      if (type.startsWith('pointer') || !(target instanceof Node) || target.isConnected) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const touch of TOUCHES) addEventListener(touch, complete, true);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, complete, true);
    };
  }, []);
  return { first: drawing.first, isStep, isWhole };
}
