import { useLayoutEffect, useState } from 'preact/hooks';

/** Milliseconds to read what will be played; longer where the move before it could still be taken back. */
const PAUSE = 1800;
const LONGER = 3200;

interface Waiting<M> {
  /** The only move there is; null while there is something to decide, or the reader wants to do it themselves. */
  readonly move: M | null;
  readonly step: number;
  /** Something else is going on: it has to be over first. */
  readonly isBusy: boolean;
  readonly mayTakeBack: boolean;
  readonly play: (move: M) => void;
}

/** Plays the only move there is after a pause. Gives it while it waits, and how to stop it. */
export function useOnlyChoice<M>(waiting: Waiting<M>): {
  readonly move: M | null;
  readonly stop: () => void;
} {
  const { move, step, isBusy, mayTakeBack, play } = waiting;
  const [stopped, setStopped] = useState<number | null>(null);
  const isDue = move !== null && !isBusy && stopped !== step;
  // At once, not a frame later: nothing may be played after its slip has gone.
  useLayoutEffect(() => {
    if (!isDue) return;
    const pause = mayTakeBack ? LONGER : PAUSE;
    const answer = () => {
      // Nothing moves behind a sheet that somebody reads.
      if (document.querySelector('dialog[open]')) timer = setTimeout(answer, pause);
      else play(move);
    };
    let timer = setTimeout(answer, pause);
    return () => clearTimeout(timer);
  }, [isDue, step]);
  return { move: isDue ? move : null, stop: () => setStopped(step) };
}
