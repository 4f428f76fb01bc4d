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

/** What was being entered on this device; null when there is nothing, or nothing this version understands. */
export function keptCourse(editor: PositionEditor<Vocabulary>, game: Game<Vocabulary>): Course | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null');
    const now = editor.read(game, fieldOf(json, 'now'));
    if (!now.ok) return null;
    const before = fieldOf(json, 'past');
    const past = (Array.isArray(before) ? before : []).map(one => editor.read(game, one));
    return { past: past.flatMap(one => (one.ok ? [one.value] : [])), now: now.value };
  } catch {
    return null;
  }
}

export const goneOn = ({ past, now }: Course, next: Sketch): Course => ({
  past: [...past, now].slice(-MOST_PAST),
  now: next,
});

export const undone = ({ past, now }: Course): Course => ({
  past: past.slice(0, -1),
  now: past.at(-1) ?? now,
});
