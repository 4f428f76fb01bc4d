import { useEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../../../web/kit/motion.ts';
import type { Part } from './part.ts';
import { playedBetween, type PlayedPhase } from './played-phases.ts';

export interface Played {
  /** Null: the players are at it. */
  readonly phase: PlayedPhase | null;
  readonly skip: () => void;
}

const SECONDS_EACH = 2.6;

/**
 * Breeding, contests, upkeep and the new treasurer happen in one step of the game: the screen shows them one after the
 * other. Nobody has to wait for it.
 */
export function usePlayedPhase({ frame: { view } }: Pick<Part, 'frame'>): Played {
  const [left, setLeft] = useState<readonly PlayedPhase[]>([]);
  const known = useRef(view);
  useEffect(() => {
    const played = playedBetween(known.current, view);
    known.current = view;
    if (played.length > 0 && moves()) setLeft(played);
  }, [view]);
  useEffect(() => {
    if (left.length === 0) return;
    const timer = setTimeout(() => setLeft(left.slice(1)), 1000 * SECONDS_EACH);
    return () => clearTimeout(timer);
  }, [left]);
  return { phase: view.auction ? null : (left[0] ?? null), skip: () => setLeft([]) };
}
