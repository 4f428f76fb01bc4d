/** Browsers that have it let a task like this go before the next frame; TypeScript does not know it yet. */
interface Scheduler {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
}

declare global {
  var scheduler: Scheduler | undefined;
}

/** Does something in a task of its own, as soon as can be. Gives how to call it off. */
export function soon(task: () => void): () => void {
  let isOff = false;
  const once = () => {
    if (!isOff) task();
  };
  if (globalThis.scheduler) void globalThis.scheduler.postTask(once, { priority: 'user-blocking' });
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
