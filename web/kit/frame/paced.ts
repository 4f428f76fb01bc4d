import { afterFrame, soon } from './soon.ts';

export interface Pace {
  /** There is something new to draw. */
  want(): void;
  stop(): void;
}

/** Draws in a task of its own, and not again before the browser has painted it: changes in between are batched. So no
 * answer waits for the drawing of another, and nothing is measured half laid out. */
export function paced(draw: () => void): Pace {
  let isWanted = false;
  /** Ends what is waited for; null while nothing is. */
  let callOff: (() => void) | null = null;

  const go = () => {
    isWanted = false;
    callOff = afterFrame(next);
    draw();
  };
  const next = () => {
    callOff = null;
    if (isWanted) go();
  };
  return {
    want() {
      isWanted = true;
      if (callOff) return;
      callOff = soon(next);
    },
    stop() {
      isWanted = false;
      callOff?.();
      callOff = null;
    },
  };
}
