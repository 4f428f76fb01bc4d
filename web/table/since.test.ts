import { expect, test } from 'vitest';
import type { News } from '../../core/match.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import { lastTurnOf } from './since.ts';

const by = (...seats: News<Plots>['seat'][]): News<Plots>[] =>
  seats.map((seat, step) => ({ step, seat, events: [], takeback: false }));

test('everything after the reader’s last move is new', () => {
  expect(lastTurnOf(by('table', 0, 1, 1), 0, null)).toBe(1);
});

test('in the middle of a turn it is still what came before that turn', () => {
  expect(lastTurnOf(by('table', 0, 1, 0, 0), 0, null)).toBe(1);
});

test('who has not moved yet has seen the table laid, or what they had seen before', () => {
  expect(lastTurnOf(by('table', 1, 2), 0, null)).toBe(0);
  expect(lastTurnOf(by('table', 1, 2), 0, 1)).toBe(1);
});

test('who only watches is told what came since they were here, or the latest', () => {
  expect(lastTurnOf(by('table', 1, 2, 0), 'spectator', 1)).toBe(1);
  expect(lastTurnOf(by('table', 1, 2, 0), 'spectator', null)).toBe(2);
});
