/** What this browser keeps. One that keeps nothing still plays; it only asks again next time. */
interface Shelf {
  kept<T>(this: void, key: string): T | null;
  keep(this: void, key: string, value: unknown): void;
  drop(this: void, key: string): void;
}

/** Touching the storage may be forbidden altogether, so it is fetched within. */
function shelf(storage: () => Storage): Shelf {
  return {
    kept<T>(key: string) {
      try {
        const text = storage().getItem(key);
        return text === null ? null : (JSON.parse(text) as T);
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
