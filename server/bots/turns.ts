/** Limits how much work runs at once, with fair queueing: callers take turns, so one who asks for much delays only
 * themselves. */
export interface Turns {
  /** Does the work when its turn has come; null when the house closes before that. */
  take<T>(who: string, work: () => Promise<T>): Promise<T | null>;
  readonly waiting: () => number;
  /** Cancels what is still waiting. */
  end(): void;
}

type Call = (mayGo: boolean) => void;

export function turnsOf(atOnce: number): Turns {
  /** In the order in which they are next. */
  const queues = new Map<string, Call[]>();
  let running = 0;

  const called = (who: string) =>
    new Promise<boolean>(call => {
      queues.set(who, [...(queues.get(who) ?? []), call]);
    });

  /** A caller who gets a turn goes to the end of the line. */
  function callNext(): void {
    const next = queues.entries().next();
    if (next.done) {
      running--;
      return;
    }
    const [who, [call, ...rest]] = next.value;
    queues.delete(who);
    if (rest.length > 0) queues.set(who, rest);
    call?.(true);
  }

  return {
    async take(who, work) {
      if (running < atOnce) running++;
      else if (!(await called(who))) return null;
      try {
        return await work();
      } finally {
        callNext();
      }
    },
    waiting: () => [...queues.values()].reduce((sum, calls) => sum + calls.length, 0),
    end() {
      for (const call of [...queues.values()].flat()) call(false);
      queues.clear();
    },
  };
}
