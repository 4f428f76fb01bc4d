import { same } from '../../core/data.ts';
import type { Timer, Vocabulary } from '../../core/game.ts';

interface Surroundings<V extends Vocabulary> {
  readonly now: () => number;
  readonly close: (closing: V['Closing']) => void;
  /** When the present question closes, or null if it waits for its answers. */
  readonly show: (closes: number | null) => void;
}

/** The clock of a question that closes by itself. It runs on as long as the question stays the same. */
export interface QuestionClock<V extends Vocabulary> {
  /** `isNew` starts it again even where the same question is put once more. */
  set(timer: Timer<V> | null, isNew: boolean): void;
  /** Stands still while held, and then goes on where it stood. */
  hold(held: boolean): void;
  stop(): void;
}

export function questionClockOf<V extends Vocabulary>({
  now,
  close,
  show,
}: Surroundings<V>): QuestionClock<V> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let closing: V['Closing'] | null = null;
  /** Milliseconds until the question closes, counted from `countedFrom`. */
  let remaining = 0;
  let countedFrom = 0;
  let isHeld = false;

  const run = (): void => {
    clearTimeout(timeout);
    const end = closing;
    countedFrom = now();
    if (end !== null && !isHeld) timeout = setTimeout(() => close(end), remaining);
    show(end === null ? null : countedFrom + remaining);
  };

  return {
    set(timer, isNew) {
      if (!isNew && same(timer?.closing ?? null, closing)) return;
      closing = timer?.closing ?? null;
      remaining = (timer?.seconds ?? 0) * 1000;
      run();
    },
    hold(held) {
      if (held === isHeld) return;
      if (held) remaining = Math.max(0, remaining - (now() - countedFrom));
      isHeld = held;
      run();
    },
    stop: () => clearTimeout(timeout),
  };
}
