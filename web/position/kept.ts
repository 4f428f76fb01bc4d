import type { Game, Vocabulary } from '../../core/game.ts';
import { fieldOf } from '../../core/schema.ts';
import type { PositionEditor, Sketch } from '../kit/editor/editor.ts';

/** What is being entered, and what it was before, the latest last. */
export interface Course {
  readonly past: readonly Sketch[];
  readonly now: Sketch;
}

/** Steps that can be undone. */
const MOST_PAST = 60;

const keyOf = (game: string) => `potager.position.${game}`;

export function keepCourse(game: string, course: Course): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(course));
  } catch {
    // A browser that keeps nothing still answers.
  }
}

/** The card values of somebody's own box, which positions were entered with; null for ours. */
export function keepValues(game: string, edition: unknown): void {
  try {
    if (edition === null) localStorage.removeItem(`${keyOf(game)}.values`);
    else localStorage.setItem(`${keyOf(game)}.values`, JSON.stringify(edition));
  } catch {
    // As above.
  }
}

export function keptValues(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${keyOf(game)}.values`) ?? 'null');
  } catch {
    return null;
  }
}

/** What was being entered on this device; null when there is nothing, or nothing this version understands. */
export function keptCourse(editor: PositionEditor<Vocabulary>, game: Game<Vocabulary>): Course | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null');
    const before = fieldOf(json, 'past');
    return readCourse(editor, game, {
      past: Array.isArray(before) ? before : [],
      now: fieldOf(json, 'now'),
    });
  } catch {
    return null;
  }
}

/** As far as it goes with this game's values; null when even the present sketch does not. */
export function readCourse(
  editor: PositionEditor<Vocabulary>,
  game: Game<Vocabulary>,
  { past, now }: { readonly past: readonly unknown[]; readonly now: unknown },
): Course | null {
  const read = editor.read(game, now);
  if (!read.ok) return null;
  const before = past.map(one => editor.read(game, one));
  return { past: before.flatMap(one => (one.ok ? [one.value] : [])), now: read.value };
}

export const goneOn = ({ past, now }: Course, next: Sketch): Course => ({
  past: [...past, now].slice(-MOST_PAST),
  now: next,
});

export const undone = ({ past, now }: Course): Course => ({
  past: past.slice(0, -1),
  now: past.at(-1) ?? now,
});
