import { expect, test } from 'vitest';
import { passOn, type Standing, stands } from './standing.ts';

test('a question stands while others decide at the same time', () => {
  const standing: Standing = [null, null];
  passOn(standing, { step: 0, deciding: [0, 1], mover: null });
  passOn(standing, { step: 1, deciding: [1], mover: 0 });
  expect(standing).toEqual([null, 0]);
  expect(stands(standing, 1, 0)).toBe(true);
  expect(stands(standing, 0, 0)).toBe(false);
});

test('one’s own move puts a new question', () => {
  const standing: Standing = [0, 0];
  passOn(standing, { step: 1, deciding: [0, 1], mover: 0 });
  expect(standing).toEqual([1, 0]);
  expect(stands(standing, 0, 0)).toBe(false);
});

test('a closing puts new questions to everybody', () => {
  const standing: Standing = [0, 0];
  passOn(standing, { step: 1, deciding: [0, 1], mover: null });
  expect(standing).toEqual([1, 1]);
});
