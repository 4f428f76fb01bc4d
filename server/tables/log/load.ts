import { fingerprint, parsed } from '../../../core/data.ts';
import type { Read, Vocabulary } from '../../../core/game.ts';
import { type Entry, type News, type RecentMove, resume } from '../../../core/match.ts';
import { latestMove } from '../../../core/latest-move.ts';
import { lastOf, nth, present } from '../../../core/sure.ts';
import { stepsOf } from '../../../core/witnessed.ts';
import { ALWAYS_OPEN, type Hours } from '../../clock/hours.ts';
import type { Line, Milestone, Storage, StoredTable } from '../../storage/storage.ts';
import type { Deed } from './deeds.ts';
import { enter, openLedger } from './ledger.ts';
import { agreedRulebook } from '../creating/rulebooks.ts';
import { Diverged, happen, isOver, openingOf, type Table } from './table.ts';
import type { TurnClock } from '../duties/turn-clock.ts';

/** What a milestone keeps besides the news. */
interface Kept {
  readonly state: Vocabulary['State'];
  /** Houses before 0.3 kept one time for all seats, `put`. */
  readonly turns: TurnClock & { readonly put?: number };
  /** What may still be taken back. Houses before 0.6 kept milestones only where nothing could. */
  readonly recent?: readonly RecentMove<Vocabulary>[];
}

export const deedOf = (line: Line) => parsed<Deed>(line.body);

/** Reads a table from the storage: the last milestone (snapshot) and the lines after it. */
export async function loadTable(storage: Storage, id: string, hours?: Hours): Promise<Table | null> {
  const stored = await storage.table(id);
  if (!stored) return null;
  const [lines, milestones] = await Promise.all([storage.lines(id, 0), storage.milestones(id)]);
  return foldTable(stored, lines, { milestones, hours });
}

interface Beside {
  /** With them a log is read from the last one on, and without the turns that were played again. Absent: all of it is
   * read. */
  readonly milestones?: readonly Milestone[];
  /** Absent for tools that only read a log: clocks then never stand still. */
  readonly hours?: Hours | undefined;
}

export function foldTable(
  stored: StoredTable,
  lines: readonly Line[],
  { milestones: kept, hours = ALWAYS_OPEN }: Beside = {},
): Table {
  const deeds = lines.map(deedOf);
  const opened = nth(deeds, 0);
  if (opened.do !== 'open') throw new Error('Impossible: a log begins with the opening of its table');
  const length = deeds.filter(deed => deed.do === 'entry').length;
  // Another node may have passed a milestone after we read the lines. Where turns were played again, they tell of steps that are no more.
  const rewound = deeds.findLastIndex(deed => deed.do === 'rewind');
  const milestones = rewound < 0 ? (kept?.filter(({ step }) => step <= length) ?? []) : [];
  const skim = kept ? rewound : 0;
  const game = agreedRulebook(opened.agreement);
  const table: Table = {
    id: stored.id,
    secret: stored.secret,
    game: game.ok ? game.value : null,
    ledger: openLedger(stored.id, opened),
    hours,
    play: null,
    stuck: game.ok ? null : game.error,
    shown: 0,
    asks: new Set(),
  };
  const skip = milestones.at(-1)?.step ?? 0;
  const entries: Entry<Vocabulary>[] = [];
  const times: number[] = [];
  for (const [i, line] of lines.entries()) {
    const deed = nth(deeds, i);
    if (deed.do === 'entry') times.push(line.at);
    if (i < skim && isPlayed(deed)) passOver(table, deed, line.at);
    else if (deed.do === 'entry' && entries.push(deed.entry) < skip) enter(table.ledger, deed, line.at);
    else if (deed.do === 'entry' && entries.length === skip) {
      enter(table.ledger, deed, line.at);
      if (!takeUp(table, { entries, milestones, hash: deed.hash }))
        return foldTable(stored, lines, { hours });
      table.shown = Math.max(table.shown, shownAt(table, times));
    } else follow(table, deed, line.at);
    if (line.ask !== null) table.asks.add(line.ask);
  }
  if (table.play && isOver(table.play.match)) table.ledger.status = 'over';
  return table;
}

const isPlayed = (deed: Deed) => deed.do === 'entry' || deed.do === 'rewind' || deed.do === 'late';

/** Notes what was played before its player went back, for the last time, to what still stands of it: that is played again once, then. */
function passOver(table: Table, deed: Deed, at: number): void {
  const entries = table.play?.match.entries ?? [];
  if (deed.do === 'entry') entries.push(deed.entry);
  if (deed.do === 'rewind') entries.length = latestMove(entries, deed.seat) ?? 0;
  enter(table.ledger, deed, at);
}

/** When everybody last saw something of the game, by the times of its entries. */
function shownAt({ play }: Table, times: readonly number[]): number {
  return play ? (times[lastOf(stepsOf(play.match, 'spectator')) - 1] ?? 0) : lastOf(times);
}

/** Applies a line of the log; if it does not replay, the table becomes read-only. */
export function follow(table: Table, deed: Deed, at: number): void {
  const plays = deed.do === 'deal' || deed.do === 'entry' || deed.do === 'rewind' || deed.do === 'late';
  if (table.stuck !== null && plays) {
    enter(table.ledger, deed, at);
    return;
  }
  try {
    happen(table, deed, at);
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    table.stuck = error.message;
    enter(table.ledger, deed, at);
  }
}

interface TakeUp {
  readonly entries: Entry<Vocabulary>[];
  readonly milestones: readonly Milestone[];
  /** The fingerprint that the log has for this step. */
  readonly hash: string;
}

/** Starts from the last milestone, if its fingerprint is the one in the log. */
function takeUp(table: Table, { entries, milestones, hash }: TakeUp): boolean {
  const { state, turns, recent = [] } = parsed<Kept>(lastOf(milestones).state);
  if (fingerprint(state) !== hash) return false;
  if (table.stuck !== null) return true;
  const news = newsIn(milestones);
  if (news.length !== entries.length + 1) return false;
  const match = resume(present(table.game, 'game at this table'), openingOf(table), {
    entries,
    news,
    state,
    recent,
  });
  turns.seen ??= turns.since.map(() => turns.put ?? 0);
  turns.tries ??= turns.since.map(() => 0);
  turns.ended ??= turns.since.map(() => null);
  turns.openly ??= [...turns.standing];
  table.play = { match, turns, milestone: entries.length };
  return true;
}

/** Every node writes milestones of its own, each with the news since the last it knew of: duplicates are merged. */
function newsIn(milestones: readonly Milestone[]): News<Vocabulary>[] {
  const news: News<Vocabulary>[] = [];
  for (const milestone of milestones)
    for (const item of parsed<News<Vocabulary>[]>(milestone.news))
      if (item.step === news.length) news.push(item);
  return news;
}

const EVERY = 64;

/** A milestone keeps the state before each move that may still be taken back: not in the middle of a long turn. */
const MOST_RECENT = 4;

/** The milestone to write now; null if none is due. */
export function milestoneOf(table: Table): Milestone | null {
  const { play, id, ledger } = table;
  if (!play || ledger.rewinds > 0 || play.match.recent.length > MOST_RECENT) return null;
  const step = play.match.entries.length;
  if (step - play.milestone < EVERY) return null;
  const kept: Read<Kept> = {
    state: play.match.state,
    turns: play.turns,
    recent: play.match.recent,
  };
  const from = play.milestone === 0 ? 0 : play.milestone + 1;
  return {
    table: id,
    step,
    state: JSON.stringify(kept),
    news: JSON.stringify(play.match.news.slice(from, step + 1)),
  };
}
