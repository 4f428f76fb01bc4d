import { useEffect, useState } from 'preact/hooks';

export const ACTS = 3;

interface Acts {
  /** From 1; at the last everything is there. */
  readonly act: number;
  /** Whether somebody watched them come: then numbers count up. */
  readonly isStaged: boolean;
}

/** The acts of the poster, one after the other. Any tap or key completes them, and does what it does besides. */
export function useActs(milliseconds: number): Acts {
  const isStaged = milliseconds > 0;
  const [act, setAct] = useState(isStaged ? 1 : ACTS);
  useEffect(() => {
    if (act >= ACTS) return;
    const complete = () => setAct(ACTS);
    const timer = setTimeout(() => setAct(act + 1), milliseconds);
    addEventListener('pointerdown', complete, true);
    addEventListener('keydown', complete, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', complete, true);
      removeEventListener('keydown', complete, true);
    };
  }, [act]);
  return { act, isStaged };
}
