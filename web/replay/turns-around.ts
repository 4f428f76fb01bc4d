import type { Vocabulary } from '../../core/game.ts';
import type { Chapter } from '../table/turns.ts';

interface Around<V extends Vocabulary> {
  /** How many turns come before those that are shown, and after them. */
  readonly earlier: number;
  readonly later: number;
  readonly shown: readonly Chapter<V>[];
}

/** The turns around the one that a step belongs to, still under their chapters. */
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
  const from = Math.max(0, here - before);
  const to = Math.min(turns.length, here + after + 1);
  const within = new Set(turns.slice(from, to));
  const shown = chapters.flatMap(chapter => {
    const kept = chapter.turns.filter(turn => within.has(turn));
    return kept.length > 0 ? [{ ...chapter, turns: kept }] : [];
  });
  return { earlier: from, later: turns.length - to, shown };
}
