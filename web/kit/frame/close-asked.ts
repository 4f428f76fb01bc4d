/** Browsers that have it know more ways to ask than Escape, as going back on Android; TypeScript does not know it yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/** Those who wait to be asked, the uppermost last. */
const waiting: (() => void)[] = [];

/** Tells when somebody wants to close what lies uppermost: for as long as it does. Gives how to call it off. */
export function onCloseAsked(close: () => void): () => void {
  return globalThis.CloseWatcher ? watch(globalThis.CloseWatcher, close) : listen(close);
}

/** Whoever is asked and does not go is asked again. */
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
