import { soon } from './soon.ts';

/** Milliseconds after which nobody waits for a frame any more: a page in the background has none. */
const PATIENCE = 100;

export interface Pace {
  /** There is something new to draw. */
  want(): void;
  stop(): void;
}

/**
 * Draws in a task of its own, and not again before the browser has shown it: what comes meanwhile is drawn together. So one answer never
 * waits behind the drawing of another, and nothing is measured while it is half laid out.
 */
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

/** When the next frame has been made; gives how to call it off. */
function afterFrame(then: () => void): () => void {
  let timer = setTimeout(then, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
