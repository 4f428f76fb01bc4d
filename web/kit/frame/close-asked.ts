/** Also hears close requests other than Escape, such as going back on Android. Not in all browsers, and not yet in
 * TypeScript's types. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/** The open layers' callbacks, the uppermost last. */
const waiting: (() => void)[] = [];

/** Calls back on every close request while this is the uppermost layer. Gives how to call it off. */
export function onCloseAsked(close: () => void): () => void {
  return globalThis.CloseWatcher ? watch(globalThis.CloseWatcher, close) : listen(close);
}

/** A new watcher for every request: a layer may stay open and be asked again. */
function watch(Watcher: new () => CloseWatcher, close: () => void): () => void {
  let watcher = new Watcher();
  const asked = () => {
    watcher = new Watcher();
    watcher.addEventListener('close', asked);
    close();
  };
  watcher.addEventListener('close', asked);
  return () => watcher.destroy();
}

function listen(close: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || waiting.at(-1) !== close) return;
    event.preventDefault();
    close();
  };
  waiting.push(close);
  addEventListener('keydown', press);
  return () => {
    waiting.splice(waiting.indexOf(close), 1);
    removeEventListener('keydown', press);
  };
}
