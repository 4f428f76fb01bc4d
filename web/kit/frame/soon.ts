/** Runs a task before the next frame. Some browsers lack it, and so do TypeScript's types before version 7. */
interface Scheduling {
  readonly scheduler?: {
    postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
  };
}

/** Does something in a task of its own, as soon as possible. Gives how to call it off. */
export function soon(task: () => void): () => void {
  let isOff = false;
  const once = () => {
    if (!isOff) task();
  };
  const { scheduler } = globalThis as Scheduling;
  if (scheduler) void scheduler.postTask(once, { priority: 'user-blocking' });
  else setTimeout(once);
  return () => {
    isOff = true;
  };
}

/** Milliseconds after which nobody waits for a frame any more: a page in the background has none. */
const PATIENCE = 100;

/** Does something when the next frame has been made. Gives how to call it off. */
export function afterFrame(then: () => void): () => void {
  let timer = setTimeout(then, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Milliseconds of rest: nobody could have read anything sooner. */
const REST = 100;

/** Does something after a pause, unless it is called off before (debounce). Gives how to call it off. */
export function afterRest(then: () => void): () => void {
  const timer = setTimeout(then, REST);
  return () => clearTimeout(timer);
}
