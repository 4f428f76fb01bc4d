import { useLayoutEffect } from 'preact/hooks';

/**
 * Measures after every drawing, when the next frame is made: there the browser lays everything out anyway. Asked in the middle of
 * drawing it would have to do so twice, and in one long task.
 */
export function useBeforePaint(measure: () => void): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
}
