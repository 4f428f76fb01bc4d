import { createContext, type RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Afterwards } from './afterwards.tsx';
import { atOnce } from './at-once.ts';

/** What is drawn. A step is drawn area by area, one a frame; everything else, as what somebody points at, in one piece. */
export interface Drawing {
  readonly viewer: Viewer;
  readonly step: number;
  /** In a replay the board comes first, in play the question. */
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
  /** Those of them that a replay draws only when scrubbing pauses: hands of cards are costly. */
  readonly atRest: readonly RefObject<Afterwards>[];
}

/** Areas that are drawn one a frame. Nobody interacts with areas that show different steps: a touch first draws the
 * rest synchronously, and is handled on the result. If the touched button has gone, the touch is dropped. */
export function useInPieces({ areas, atRest }: Pieces): InPieces {
  const drawing = useContext(DrawingContext);
  const drawn = useRef(drawing);
  const { viewer, step } = drawn.current;
  // With everything open a replay turns to the seat that acts next.
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
      // A replay has nothing to answer, and scrubbing holds a key down.
      if (drawn.current.first === 'board' || isWhole()) return;
      atOnce(() => {
        for (const { current } of areas) current?.hurry();
      });
      const { type, target } = event;
      // Drags follow pointer events wherever they happen.
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
