import { useEffect, useState } from 'preact/hooks';

/** Counts up to a number, one step at a time. Any tap or key completes it, and does what it does besides; so does a pace of 0. */
export function useCountUp(from: number, upTo: number, milliseconds: number): number {
  const [count, setCount] = useState(milliseconds > 0 ? from : Infinity);
  useEffect(() => {
    if (count >= upTo) return;
    const complete = () => setCount(Infinity);
    const timer = setTimeout(() => setCount(count + 1), milliseconds);
    addEventListener('pointerdown', complete, true);
    addEventListener('keydown', complete, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', complete, true);
      removeEventListener('keydown', complete, true);
    };
  }, [count, upTo]);
  return Math.min(count, upTo);
}
