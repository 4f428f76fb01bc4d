import { parsed } from '../../core/data.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { storeOf } from '../kit/store.ts';
import type { SeatHolder } from './host.ts';

/** A local table in the browser's storage: closing the tab loses nothing. */
export interface SavedTable {
  readonly id: string;
  readonly record: GameRecord<Vocabulary>;
  /** Component data other than ours; null for ours. */
  readonly edition: unknown;
  readonly holders: readonly SeatHolder[];
  /** Milliseconds since 1970, of the last move. */
  readonly touched: number;
  readonly over: boolean;
  /** Whether turns were played again against the bots. */
  readonly friendly?: true;
  /** A guided first game: its act, or null once the game is free, and the beats that were read. */
  readonly lesson?: LessonKept;
  /** Who asked for a hint, and after how many entries; absent where nobody did. */
  readonly hints?: readonly HintNote[];
  /** Of a study, the step of a replay or the entered position that it began at; absent where there is no way back to it. */
  readonly from?: string;
  /** Whose decision it is; absent in tables kept by older versions. */
  readonly deciding?: readonly number[];
}

export interface HintNote {
  readonly seat: number;
  readonly step: number;
}

export interface LessonKept {
  readonly act: number | null;
  readonly read: readonly string[];
  /** Whether the learner sent the guide away. */
  readonly isAlone?: true;
}

/** What a game is that began at a position: arranged by a lesson, or a study. Null for one that was dealt, hints of a guide or not. */
export function arrangedAs({ lesson, record }: SavedTable): 'lesson' | 'study' | null {
  if (record.position === undefined) return null;
  return lesson ? 'lesson' : 'study';
}

const PREFIX = 'potager.table.';

/** Where the browser refuses storage, tables live as long as the tab. */
const inMemory = new Map<string, SavedTable>();

/** False once the browser has refused to keep a table. */
export const keeps = storeOf(true);

export function saveTable(table: SavedTable): void {
  inMemory.set(table.id, table);
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table));
  } catch {
    keeps.set(false);
  }
}

export function loadTable(id: string): SavedTable | null {
  return inMemory.get(id) ?? parse(read(PREFIX + id));
}

export function forgetTable(id: string): void {
  inMemory.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept, so nothing needs forgetting.
  }
}

/** Tells when another tab has played on at a table, or deleted it: what this tab knows of it is no longer so. */
export function watchOtherTabs(id: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== PREFIX + id) return;
    inMemory.delete(id);
    changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** All tables of this browser, the latest first. */
export function savedTables(): SavedTable[] {
  const ids = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
  } catch {
    // As above.
  }
  return [...ids]
    .map(loadTable)
    .filter(table => table !== null)
    .sort((a, b) => b.touched - a.touched);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): SavedTable | null {
  if (text === null) return null;
  try {
    const table = parsed<SavedTable>(text);
    return Array.isArray(table.holders) && Array.isArray(table.record.entries) ? table : null;
  } catch {
    return null;
  }
}
