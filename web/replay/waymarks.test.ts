import { expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import type { Line } from '../table/log.ts';
import type { Chapter } from '../table/turns.ts';
import { turnsAround } from './turns-around.ts';
import { chapterAt, indexOf, nextTurn, turnBefore, waymarksOf } from './waymarks.ts';

const line = (step: number): Line => ({
  key: `${step}`,
  step,
  seat: 0,
  about: 0,
  text: `line ${step}`,
  event: null,
});
const turn = (...steps: number[]) => ({ key: `${steps[0]}`, seat: 0, lines: steps.map(line) });
const chapter = (title: string | null, ...turns: ReturnType<typeof turn>[]): Chapter<Vocabulary> => ({
  key: `${title}`,
  title,
  turns,
});

/** Step 4 ends the second turn and begins the third; 6 is silent; 7 was not witnessed. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 9];
const CHAPTERS = [chapter('Spring', turn(0, 1), turn(2, 3, 4)), chapter('Summer', turn(4, 5), turn(8, 9))];
const marks = waymarksOf(STEPS, CHAPTERS);

test('a turn is over where the next one has not begun, and silence belongs to the turn before', () => {
  expect(marks.turns.map(at => STEPS[at])).toEqual([1, 4, 6, 9]);
});

test('chapters begin with their first line', () => {
  expect(marks.chapters).toEqual([
    { at: 0, title: 'Spring' },
    { at: 4, title: 'Summer' },
  ]);
  expect([3, 4, 8].map(at => chapterAt(marks, at))).toEqual(['Spring', 'Summer', 'Summer']);
  expect(chapterAt(waymarksOf([0, 1], [chapter(null, turn(0, 1))]), 1)).toBeNull();
});

test('from turn to turn, and no further than the ends', () => {
  expect([0, 1, 2, 8].map(at => nextTurn(marks, at))).toEqual([1, 4, 4, 8]);
  expect([8, 4, 2, 1, 0].map(at => turnBefore(marks, at))).toEqual([6, 1, 1, 0, 0]);
});

test('a step that was not witnessed is the one before it', () => {
  expect([0, 7, 8, 99].map(step => indexOf(STEPS, step))).toEqual([0, 6, 7, 8]);
});

test('the log shows some turns around the present one, under their chapters', () => {
  const { earlier, later, shown } = turnsAround(CHAPTERS, 5, { before: 1, after: 0 });
  expect([earlier, later]).toEqual([1, 1]);
  expect(shown.map(({ title, turns }) => [title, turns.length])).toEqual([
    ['Spring', 1],
    ['Summer', 1],
  ]);
  expect(turnsAround(CHAPTERS, 0, { before: 9, after: 9 })).toEqual({
    earlier: 0,
    later: 0,
    shown: CHAPTERS,
  });
  expect(turnsAround([], 0, { before: 1, after: 1 })).toEqual({ earlier: 0, later: 0, shown: [] });
});
