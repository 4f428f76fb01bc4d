import type { Vocabulary } from '../../core/game.ts';
import { lastOf, nth } from '../../core/sure.ts';
import type { Chapter } from '../table/turns.ts';

/** The chapter marks of a replay: where it can be entered, as places in the list of its steps. */
export interface Waymarks {
  /** Where turns are over, the last of them at the end. */
  readonly turns: readonly number[];
  /** Where rounds, seasons or phases begin. */
  readonly chapters: readonly { readonly at: number; readonly title: string }[];
}

export function waymarksOf<V extends Vocabulary>(
  steps: readonly number[],
  chapters: readonly Chapter<V>[],
): Waymarks {
  const spans = chapters
    .flatMap(({ turns }) => turns)
    .map(({ lines }) => ({
      first: indexOf(steps, nth(lines, 0).step),
      last: indexOf(steps, lastOf(lines).step),
    }));
  // What ends a turn may also begin the next one; what happens silently belongs to the turn before it.
  const ends = spans.map(({ last }, i) => Math.max(last, (spans[i + 1]?.first ?? steps.length) - 1));
  return {
    turns: [...new Set(ends)].sort((a, b) => a - b),
    chapters: chapters.flatMap(({ title, turns }) =>
      title === null ? [] : [{ at: indexOf(steps, nth(nth(turns, 0).lines, 0).step), title }],
    ),
  };
}

/** Where a step is in the list; where it was not witnessed, the last one before it. */
export const indexOf = (steps: readonly number[], step: number): number =>
  Math.max(
    0,
    steps.findLastIndex(seen => seen <= step),
  );

export const nextTurn = ({ turns }: Waymarks, index: number): number =>
  turns.find(end => end > index) ?? index;

export const turnBefore = ({ turns }: Waymarks, index: number): number =>
  turns.findLast(end => end < index) ?? 0;

/** The chapter that this place belongs to. */
export const chapterAt = ({ chapters }: Waymarks, index: number): string | null =>
  chapters.findLast(({ at }) => at <= index)?.title ?? null;
