import { useEffect, useState } from 'preact/hooks';

/** A value outside the component tree that components can subscribe to. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  follow(listener: () => void): () => void;
}

export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  const shown = store.get();
  useEffect(() => {
    // It may have changed between rendering and subscribing.
    if (store.get() !== shown) redraw({});
    return store.follow(() => redraw({}));
  }, [store]);
  return shown;
}
