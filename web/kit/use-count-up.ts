import { useEffect, useState } from 'preact/hooks';
import { listen } from './listen.ts';

/** Counts up to a number, one step at a time. Any tap or key completes it, and does what it does besides; so does a pace of 0. */
export function useCountUp(from: number, upTo: number, milliseconds: number): number {
  const [count, setCount] = useState(milliseconds > 0 ? from : Infinity);
  useEffect(() => {
    if (count >= upTo) return;
    const complete = () => setCount(Infinity);
    const timer = setTimeout(() => setCount(count + 1), milliseconds);
    const stop = listen(window, { pointerdown: complete, keydown: complete }, { capture: true });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [count, upTo]);
  return Math.min(count, upTo);
}
