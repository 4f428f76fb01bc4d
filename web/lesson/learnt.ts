import { parsed } from '../../core/data.ts';

const KEY = 'potager.learnt';

/** Whether the guided first game of this title has been played to its end on this device. */
export function learntHere(game: string): boolean {
  return learnt().includes(game);
}

export function noteLearnt(game: string): void {
  const known = learnt();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, game]));
  } catch {
    // A browser that keeps nothing offers its lessons every time.
  }
}

function learnt(): readonly unknown[] {
  try {
    const kept = parsed<unknown>(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
