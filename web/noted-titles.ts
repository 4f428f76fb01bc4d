import { keep, kept } from './net/kept.ts';

/** A list of titles that this device remembers. A browser that keeps nothing remembers none. */
export function notedTitles(key: string): {
  readonly has: (game: string) => boolean;
  readonly note: (game: string) => void;
} {
  const noted = (): readonly unknown[] => {
    const titles = kept<unknown>(key);
    return Array.isArray(titles) ? titles : [];
  };
  return {
    has: game => noted().includes(game),
    note(game) {
      const known = noted();
      if (!known.includes(game)) keep(key, [...known, game]);
    },
  };
}
