/** What a bot that has decided waits for before it moves. */
export interface Pauses {
  /** Nobody goes on for so many milliseconds: a turn was passed on, and may be taken back. */
  breathe(milliseconds: number): void;
  /** While the reader is shown something, bots wait. */
  rest(isResting: boolean): void;
  /** Resolves once bots may move. */
  over(): Promise<void>;
}

export function pausesOf(now: () => number): Pauses {
  let breathUntil = 0;
  let rests = false;
  const resting: (() => void)[] = [];
  return {
    breathe(milliseconds) {
      breathUntil = now() + milliseconds;
    },
    rest(isResting) {
      rests = isResting;
      if (!rests) for (const wake of resting.splice(0)) wake();
    },
    async over() {
      if (breathUntil > now()) await new Promise<void>(wake => setTimeout(wake, breathUntil - now()));
      if (rests) await new Promise<void>(wake => resting.push(wake));
    },
  };
}
