/** Lets a task go before the next frame. Some browsers lack it, and TypeScript knew it only from 7 on. */
interface Scheduling {
  readonly scheduler?: {
    postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
  };
}

/** Does something in a task of its own, as soon as can be. Gives how to call it off. */
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

/** Milliseconds after which something has come to rest: sooner nobody could have read about it. */
const REST = 100;

/** Does something when nothing has called it off for a while. Gives how to. */
export function afterRest(then: () => void): () => void {
  const timer = setTimeout(then, REST);
  return () => clearTimeout(timer);
}
