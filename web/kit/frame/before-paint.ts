import { useLayoutEffect } from 'preact/hooks';
import { soon } from './soon.ts';

/**
 * Does something in a task of its own, before the next frame is shown: measuring lays the page out. In the task that drew it, or in the one
 * that paints it, the two together would hold up whoever touches the screen. Gives how to call it off.
 */
export function beforePaint(measure: () => void): () => void {
  const once = () => {
    callOff();
    measure();
  };
  const forget = soon(once);
  const frame = requestAnimationFrame(once);
  const callOff = () => {
    forget();
    cancelAnimationFrame(frame);
  };
  return callOff;
}

/** Measures after every drawing. */
export function useBeforePaint(measure: () => void): void {
  useLayoutEffect(() => beforePaint(measure));
}
