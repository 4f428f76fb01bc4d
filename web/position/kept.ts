import type { Game, Vocabulary } from '../../core/game.ts';
import { fieldOf } from '../../core/schema.ts';
import type { PositionEditor, Sketch } from '../kit/editor/editor.ts';
import { drop, keep, kept } from '../net/kept.ts';

/** What is being entered, and what it was before, the latest last. */
export interface Course {
  readonly past: readonly Sketch[];
  readonly now: Sketch;
}

/** Steps that can be undone. */
const MOST_PAST = 60;

const keyOf = (game: string) => `potager.position.${game}`;

export function keepCourse(game: string, course: Course): void {
  keep(keyOf(game), course);
}

/** The card values of somebody's own box, which positions were entered with; null for ours. */
export function keepValues(game: string, edition: unknown): void {
  if (edition === null) drop(`${keyOf(game)}.values`);
  else keep(`${keyOf(game)}.values`, edition);
}

export function keptValues(game: string): unknown {
  return kept(`${keyOf(game)}.values`);
}

/** What was being entered on this device; null when there is nothing, or nothing this version understands. */
export function keptCourse(editor: PositionEditor<Vocabulary>, game: Game<Vocabulary>): Course | null {
  const json = kept<unknown>(keyOf(game.id));
  const before = fieldOf(json, 'past');
  return readCourse(editor, game, {
    past: Array.isArray(before) ? before : [],
    now: fieldOf(json, 'now'),
  });
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
