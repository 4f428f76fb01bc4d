/** Where progress is shown; nothing is shown where nobody watches. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Shows how far the work is, not more often than an eye can follow. `total` is null when nobody knows. */
  show(done: number, total: number | null): void;
  /** Wipes the line, before something else is printed. */
  clear(): void;
}

const EVERY = 100;
const CLEAR = '\r\u001B[K';

export function progressOf(
  what: string,
  screen: Screen = process.stderr,
  now: () => number = Date.now,
): Progress {
  let shown = -EVERY;
  let isShown = false;
  return {
    show(done, total) {
      if (!screen.isTTY || now() - shown < EVERY) return;
      shown = now();
      isShown = true;
      const share = total === null ? '' : ` of ${total} (${Math.floor((100 * done) / Math.max(1, total))} %)`;
      const far = done === 0 && total === null ? ' …' : `: ${done}${share}`;
      screen.write(`${CLEAR}${what}${far}`);
    },
    clear() {
      if (isShown) screen.write(CLEAR);
      isShown = false;
    },
  };
}

/** Does some long work and shows how far it is; the line is gone before anything else is printed. */
export async function showing<T>(what: string, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = progressOf(what);
  try {
    return await work(progress);
  } finally {
    progress.clear();
  }
}
