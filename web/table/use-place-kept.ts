import { type MutableRef, useLayoutEffect, useRef } from 'preact/hooks';

/** Of a panel that scrolls: call it before more is shown above what is read, and what is read stays where it is. */
export function usePlaceKept(panel: MutableRef<HTMLElement | null>): () => void {
  /** How much of the panel lay below the top of what was in sight. */
  const below = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (below.current === null || !current) return;
    current.scrollTop = current.scrollHeight - below.current;
    below.current = null;
  });
  return () => {
    if (panel.current) below.current = panel.current.scrollHeight - panel.current.scrollTop;
  };
}
