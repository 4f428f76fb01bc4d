import { parsed } from '../../core/data.ts';

/** Browser storage that never throws. Without storage the page works, and asks again next time. */
interface Shelf {
  kept<T>(this: void, key: string): T | null;
  keep(this: void, key: string, value: unknown): void;
  drop(this: void, key: string): void;
}

/** Even reading `localStorage` may throw, so the getter is called inside `try`. */
function shelf(storage: () => Storage): Shelf {
  return {
    kept<T>(key: string) {
      try {
        const text = storage().getItem(key);
        return text === null ? null : parsed<T>(text);
      } catch {
        return null;
      }
    },
    keep(key, value) {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // As above.
      }
    },
    drop(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept, so nothing needs dropping.
      }
    },
  };
}

/** Between visits. */
export const { kept, keep, drop } = shelf(() => localStorage);
/** For as long as the tab is there, whatever page it shows. */
export const inThisTab = shelf(() => sessionStorage);
