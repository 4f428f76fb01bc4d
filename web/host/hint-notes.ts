import type { Seat } from '../../core/game.ts';
import { type Store, storeOf } from '../kit/store.ts';
import { type HintNote, loadTable, type SavedTable, saveTable } from './saved.ts';

/** The entry since which a question is open, and the latest one. */
export interface Question {
  readonly since: number;
  readonly step: number;
}

/** Who asked for hints at a local table: counted as the house counts them, once for each decision, whatever others decide meanwhile. */
export interface HintNotes {
  /** By seat; null as long as nobody has asked. */
  readonly counts: Store<readonly number[] | null>;
  note(seat: Seat, question: Question): void;
  /** The table with its notes, as it is kept. */
  with(table: SavedTable): SavedTable;
}

export function hintNotesOf(saved: SavedTable): HintNotes {
  let notes: readonly HintNote[] = saved.hints ?? [];
  const counted = () =>
    notes.length === 0
      ? null
      : saved.holders.map((_, seat) => notes.filter(note => note.seat === seat).length);
  const counts = storeOf<readonly number[] | null>(counted());
  const withNotes = (table: SavedTable) => (notes.length === 0 ? table : { ...table, hints: notes });
  return {
    counts,
    with: withNotes,
    note(seat, { since, step }) {
      if (notes.some(note => note.seat === seat && note.step >= since)) return;
      notes = [...notes, { seat, step }];
      saveTable(withNotes(loadTable(saved.id) ?? saved));
      counts.set(counted());
    },
  };
}
