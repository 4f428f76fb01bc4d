import { useEffect, useState } from 'preact/hooks';

/** The value once it has stayed the same for so many milliseconds: what is costly to draw waits until nobody scrubs. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
