import type { Seat, Vocabulary } from '../../core/game.ts';
import { lastOf } from '../../core/sure.ts';
import type { Trail } from '../kit/story/trace.ts';
import type { Line } from './log.ts';

/** What happened in one turn. */
export interface Turn<V extends Vocabulary> {
  readonly key: string;
  /** Whose turn it is; the table's is what happens between turns. */
  readonly seat: Seat | 'table';
  readonly lines: readonly Line<V>[];
}

/** A round, a season, a phase; without a title where the game has none. */
export interface Chapter<V extends Vocabulary> {
  readonly key: string;
  readonly title: string | null;
  readonly turns: readonly Turn<V>[];
}

type Begins<V extends Vocabulary> = Pick<Trail<V>, 'turn' | 'chapter' | 'hasTurns'>;

/** The log under its turns, and these under their chapters. */
export function chaptersOf<V extends Vocabulary>(lines: readonly Line<V>[], trail: Begins<V>): Chapter<V>[] {
  const chapters: { key: string; title: string | null; turns: (Turn<V> & { lines: Line<V>[] })[] }[] = [];
  for (const line of lines) {
    const { key, event } = line;
    const title = event && trail.chapter(event);
    // Whatever happens again and again in a round names it every time.
    if (chapters.length === 0 || (title !== null && title !== lastOf(chapters).title))
      chapters.push({ key, title, turns: [] });
    const { turns } = lastOf(chapters);
    const last = turns.at(-1);
    const begun = event && trail.turn(event);
    // A game that begins at a position begins within a turn: whoever moves first has it.
    const unbegun = chapters.length === 1 ? line.seat : 'table';
    const seat = begun ?? (trail.hasTurns ? (last?.seat ?? unbegun) : line.seat);
    if (last && (last.seat === seat || event === null)) last.lines.push(line);
    else turns.push({ key, seat, lines: [line] });
  }
  return chapters;
}

/** What happened after a step, still under its turns. */
export function turnsAfter<V extends Vocabulary>(
  chapters: readonly Chapter<V>[],
  after: number,
): Chapter<V>[] {
  return chapters
    .map(chapter => ({
      ...chapter,
      turns: chapter.turns
        .map(turn => ({ ...turn, lines: turn.lines.filter(({ step }) => step > after) }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ turns }) => turns.length > 0);
}

/** The latest turns that have so many lines together, the last one whatever it has; and how many came before them. */
export function latestTurns<V extends Vocabulary>(
  chapters: readonly Chapter<V>[],
  lines: number,
): { readonly earlier: number; readonly shown: readonly Chapter<V>[] } {
  const lengths = chapters.flatMap(({ turns }) => turns.map(turn => turn.lines.length));
  let room = lines;
  const first = lengths.findLastIndex((length, turn) => {
    room -= length;
    return room < 0 && turn < lengths.length - 1;
  });
  let earlier = first + 1;
  const shown = chapters.flatMap(chapter => {
    const turns = chapter.turns.slice(earlier);
    earlier = Math.max(0, earlier - chapter.turns.length);
    return turns.length > 0 ? [{ ...chapter, turns }] : [];
  });
  return { earlier: first + 1, shown };
}
