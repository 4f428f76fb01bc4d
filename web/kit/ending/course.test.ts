import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { Event, Plots } from '../../../games/plots/vocabulary.ts';
import { courseOf, courseOfStudy, gainsBy, lapsOf, type Reckoning, standingNews } from './course.ts';

const reckoning = (): Reckoning<Event> => ({
  counts: 'Points',
  begins: [5, 5],
  opensRound: ({ type }) => type === 'offered',
  gains: gainsBy<Event>({ placed: ({ seat, plot }) => [{ seat, by: plot }] }),
});

const offered = (plot: number): Event => ({ type: 'offered', plot });
const placed = (seat: number, plot: number): Event => ({ type: 'placed', seat, plot, cell: 0 });
const logOf = (...news: readonly (readonly Event[])[]): News<Plots>[] =>
  news.map((events, step) => ({ step, seat: step === 0 ? 'table' : step % 2, events, takeback: false }));

test('a stop before the first round, one after each, and the last is the final count', () => {
  const log = logOf([offered(3)], [placed(0, 3), offered(4)], [placed(1, 4)]);
  const { stops } = courseOf(log, { ...reckoning(), finale: [{ seat: 0, by: 1 }] });
  expect(stops).toEqual([
    { round: 0, values: [5, 5] },
    { round: 1, values: [8, 5] },
    { round: 2, values: [9, 9] },
  ]);
});

test('every event knows its round, what it changed, and whether it belongs to the end', () => {
  const { turnings } = courseOf(logOf([offered(3)], [placed(0, 3)]), reckoning());
  expect(turnings).toMatchObject([
    { key: '0.0', round: 1, gains: [], isLast: false },
    { key: '1.0', round: 1, gains: [{ seat: 0, by: 3 }], before: [5, 5], after: [8, 5], isLast: true },
  ]);
});

test('what was taken back does not count, whoever acted meanwhile', () => {
  const log = logOf([offered(3)], [placed(1, 9)], [placed(0, 2)]);
  const back: News<Plots> = { step: 3, seat: 1, events: [], takeback: true };
  expect(standingNews([...log, back]).map(({ step }) => step)).toEqual([0, 2]);
  expect(courseOf([...log, back], reckoning()).stops.at(-1)?.values).toEqual([7, 5]);
});

test('a lap ends when somebody comes on again, also when others have left the game', () => {
  const opens = lapsOf<Event>('grabbed');
  const seats = [1, 2, 0, 1, 0, 1];
  expect(seats.map(seat => opens({ type: 'grabbed', seat }))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(opens(offered(1))).toBe(false);
});

test('a game that began at a position leads back from its end to its beginning, by its own rounds', () => {
  const log = logOf([placed(0, 3)], [offered(4), placed(1, 4)], [offered(1)]);
  expect(courseOfStudy(log, reckoning()), 'nobody knows').toBeNull();
  const { stops, turnings } = courseOfStudy(log, { ...reckoning(), ends: { values: [13, 24], round: 5 } })!;
  expect(stops).toEqual([
    { round: 2, values: [10, 20] },
    { round: 3, values: [13, 20] },
    { round: 4, values: [13, 24] },
    { round: 5, values: [13, 24] },
  ]);
  expect(turnings[0]).toMatchObject({ round: 3, before: [10, 20], after: [13, 20] });
});
