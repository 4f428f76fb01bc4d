import { useLayoutEffect } from 'preact/hooks';
import { soon } from './soon.ts';

/** Does something in a task of its own before the next frame. Measuring forces a layout: in the same task as
 * rendering or painting it would block input for too long. Gives how to call it off. */
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
