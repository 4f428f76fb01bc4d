import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives a function to call before a change: it keeps the element where it is on the screen, however much grows above
 * it, so that the next tap hits the same piece. */
export function useHeldStill(element: RefObject<HTMLElement>): () => void {
  const held = useRef<number | null>(null);
  const top = () => element.current?.getBoundingClientRect().top ?? null;
  useLayoutEffect(() => {
    const [before, after] = [held.current, top()];
    held.current = null;
    if (before !== null && after !== null) scrollBy({ top: after - before, behavior: 'instant' });
  });
  return () => {
    held.current = top();
  };
}
