import { useEffect, useState } from 'preact/hooks';
import { afterFrame } from '../kit/frame/soon.ts';

/**
 * The value once it has stayed the same for so many milliseconds: what is costly to draw waits until nobody scrubs. Null until the page
 * around it has been shown.
 */
export function useSettled<T>(value: T, milliseconds: number): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    if (settled === value) return;
    const settle = () => setSettled(() => value);
    if (settled === null) return afterFrame(settle);
    const timer = setTimeout(settle, milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
