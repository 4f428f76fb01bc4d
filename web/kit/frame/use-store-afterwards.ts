import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../store.ts';
import { inTurn } from './in-turn.ts';
import { afterRest } from './soon.ts';

/** Follows a value, debounced: for text about something that is being dragged, which must not slow the drag down. */
export function useStoreAfterwards<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  const shown = store.get();
  useEffect(() => {
    let callOff = () => {};
    const want = () => {
      callOff();
      callOff = afterRest(() => (callOff = inTurn(() => redraw({}))));
    };
    // It may have changed between rendering and subscribing.
    if (store.get() !== shown) want();
    const leave = store.follow(want);
    return () => {
      leave();
      callOff();
    };
  }, [store]);
  return shown;
}
