import { parsed } from '../core/data.ts';

/** A list of titles that this device remembers. A browser that keeps nothing remembers none. */
export function notedTitles(key: string): {
  readonly has: (game: string) => boolean;
  readonly note: (game: string) => void;
} {
  const noted = (): readonly unknown[] => {
    try {
      const kept = parsed<unknown>(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    has: game => noted().includes(game),
    note(game) {
      const known = noted();
      if (known.includes(game)) return;
      try {
        localStorage.setItem(key, JSON.stringify([...known, game]));
      } catch {
        // Then it is new again next time.
      }
    },
  };
}
