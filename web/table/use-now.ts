import { useEffect, useState } from 'preact/hooks';

/** The time, kept fresh every second while somebody needs it. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}
