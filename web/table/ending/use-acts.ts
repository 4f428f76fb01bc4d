import { useCountUp } from '../../kit/use-count-up.ts';

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
  const act = useCountUp(1, ACTS, milliseconds);
  return { act, isStaged };
}
