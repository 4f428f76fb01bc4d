import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Chapter, Turn } from '../table/turns.ts';

interface Around<V extends Vocabulary> {
  /** How many turns come before those that are shown, and after them. */
  readonly earlier: number;
  readonly later: number;
  readonly shown: readonly Chapter<V>[];
}

/** The turns around the one that a step belongs to, still under their chapters: so many that at least as many lines are shown on either side as wanted. */
export function turnsAround<V extends Vocabulary>(
  chapters: readonly Chapter<V>[],
  step: number,
  { before, after }: { readonly before: number; readonly after: number },
): Around<V> {
  const turns = chapters.flatMap(chapter => chapter.turns);
  const here = Math.max(
    0,
    turns.findLastIndex(({ lines }) => lines.some(line => line.step <= step)),
  );
  const from = here - turnsFor(turns.slice(0, here).toReversed(), before);
  const to = Math.min(turns.length, here + 1 + turnsFor(turns.slice(here + 1), after));
  const within = new Set(turns.slice(from, to));
  const shown = chapters.flatMap(chapter => {
    const kept = chapter.turns.filter(turn => within.has(turn));
    return kept.length > 0 ? [{ ...chapter, turns: kept }] : [];
  });
  return { earlier: from, later: turns.length - to, shown };
}

/** How many of these turns it takes to have so many lines; all of them if they have fewer. */
function turnsFor(turns: readonly Turn<Vocabulary>[], lines: number): number {
  let count = 0;
  let sum = 0;
  while (count < turns.length && sum < lines) sum += nth(turns, count++).lines.length;
  return count;
}
