import { expect, test } from 'vitest';
import { hintNotesOf } from './hint-notes.ts';
import { loadTable, type SavedTable } from './saved.ts';

const person = (name: string) => ({ kind: 'person' as const, name });
const SAVED: SavedTable = {
  id: 'noted',
  record: { entries: [] } as never,
  edition: null,
  holders: [person('Nina'), person('Marie')],
  touched: 0,
  over: false,
};

test('every decision with a hint counts once, and is kept at once', () => {
  const notes = hintNotesOf(SAVED);
  expect(notes.counts.get(), 'nobody has asked').toBeNull();
  expect(notes.with(SAVED)).toBe(SAVED);
  notes.note(1, { since: 4, step: 4 });
  notes.note(1, { since: 4, step: 4 });
  notes.note(1, { since: 7, step: 7 });
  expect(notes.counts.get()).toEqual([0, 2]);
  const kept = loadTable('noted')!;
  expect(kept.hints).toEqual([
    { seat: 1, step: 4 },
    { seat: 1, step: 7 },
  ]);
  const again = hintNotesOf(kept);
  again.note(1, { since: 7, step: 7 });
  again.note(0, { since: 7, step: 7 });
  expect(again.counts.get()).toEqual([1, 2]);
});

test('what the host keeps after a move has the notes, too', () => {
  const notes = hintNotesOf({ ...SAVED, id: 'moved' });
  notes.note(0, { since: 1, step: 1 });
  expect(notes.with({ ...SAVED, id: 'moved', touched: 9 })).toMatchObject({
    touched: 9,
    hints: [{ seat: 0, step: 1 }],
  });
});

test('what others decide at the same time makes no new question', () => {
  const notes = hintNotesOf({ ...SAVED, id: 'together' });
  notes.note(0, { since: 3, step: 4 });
  notes.note(0, { since: 3, step: 6 });
  expect(notes.counts.get()).toEqual([1, 0]);
});
