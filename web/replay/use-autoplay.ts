import { useEffect, useState } from 'preact/hooks';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a step is looked at. */
const BEAT = 1600;

export interface Running {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Whether the replay runs by itself, and how fast. */
export function useRunning(): Running {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  return { isPlaying, speed, setPlaying, setSpeed };
}

interface Beat {
  readonly index: number;
  readonly last: number;
  /** Something is still to be shown: the next step waits for it. */
  readonly isBusy: boolean;
  readonly goTo: (index: number) => void;
}

/** Goes on step by step until the end, or until somebody stops it. */
export function useAutoplay(
  { isPlaying, speed, setPlaying }: Running,
  { index, last, isBusy, goTo }: Beat,
): void {
  useEffect(() => {
    if (!isPlaying || isBusy) return;
    if (index >= last) return setPlaying(false);
    const timer = setTimeout(() => goTo(index + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isBusy, index, last, speed]);
}
