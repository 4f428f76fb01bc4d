import { parsed } from '../../core/data.ts';

const KEY = 'potager.finished';

/** Whether somebody has played a game of this title to its end on this device. */
export function finishedHere(game: string): boolean {
  return finished().includes(game);
}

export function noteFinished(game: string): void {
  const known = finished();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, game]));
  } catch {
    // A browser that keeps nothing has a beginner every time.
  }
}

function finished(): readonly unknown[] {
  try {
    const kept = parsed<unknown>(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
