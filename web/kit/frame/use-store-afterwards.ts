import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../store.ts';
import { inTurn } from './in-turn.ts';

/** Milliseconds after which something has come to rest: sooner nobody could have read about it. */
const REST = 100;

/** Follows a value once it rests: for what is said about something that moves under a finger, and must not hold it up. */
export function useStoreAfterwards<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  const shown = store.get();
  useEffect(() => {
    let callOff = () => {};
    const want = () => {
      callOff();
      const rest = setTimeout(() => (callOff = inTurn(() => redraw({}))), REST);
      callOff = () => clearTimeout(rest);
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
