import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../store.ts';
import { inTurn } from './in-turn.ts';
import { afterRest } from './soon.ts';

/** Follows a value once it rests: for what is said about something that moves under a finger, and must not hold it up. */
export function useStoreAfterwards<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  const shown = store.get();
  useEffect(() => {
    let callOff = () => {};
    const want = () => {
      callOff();
      callOff = afterRest(() => (callOff = inTurn(() => redraw({}))));
    };
    // It may have changed between drawing and following.
    if (store.get() !== shown) want();
    const leave = store.follow(want);
    return () => {
      leave();
      callOff();
    };
  }, [store]);
  return shown;
}
