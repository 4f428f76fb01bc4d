import type { TableAsk } from '../../wire/asks.ts';

/** One ask as the person remembers it. */
export interface DiaryEntry {
  readonly person: string;
  readonly ask: TableAsk;
  readonly asked: number;
  /** Null while nobody has answered; otherwise `done`, or why not. */
  answer: string | null;
  answered: number | null;
}

/** What somebody was shown: a fingerprint of the view, by table, viewer and step. */
export interface Sight {
  readonly viewer: number | 'spectator';
  readonly step: number;
  readonly print: string;
}

/** Everything that was asked, answered and shown during a test, to be compared with the storage afterwards. */
export interface Diary {
  readonly tables: Set<string>;
  readonly entries: DiaryEntry[];
  readonly sights: Map<string, Sight[]>;
  /** Things that must not have happened while playing. */
  readonly violations: string[];
}

export const newDiary = (): Diary => ({
  tables: new Set(),
  entries: [],
  sights: new Map(),
  violations: [],
});

export function noteAsk(diary: Diary, asked: Pick<DiaryEntry, 'person' | 'ask'>): DiaryEntry {
  const entry: DiaryEntry = { ...asked, asked: Date.now(), answer: null, answered: null };
  diary.entries.push(entry);
  return entry;
}

export function noteAnswer(entry: DiaryEntry, answer: string): void {
  entry.answer = answer;
  entry.answered = Date.now();
}

export function noteSight(diary: Diary, table: string, sight: Sight): void {
  const sights = diary.sights.get(table);
  if (sights) sights.push(sight);
  else diary.sights.set(table, [sight]);
}
