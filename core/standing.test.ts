import { expect, test } from 'vitest';
import { asksAnew, passOn, type Standing, stands } from './standing.ts';

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

test('a question is new when others are asked than before, or when time ran out', () => {
  const asked: Standing = [null, 0, 0];
  expect(asksAnew(asked, { deciding: [1], mover: 2, takeback: false })).toBe(false);
  expect(asksAnew(asked, { deciding: [0, 1, 2], mover: 2, takeback: false }), 'woken again').toBe(false);
  expect(asksAnew([0, null], { deciding: [0], mover: 0, takeback: false }), 'a turn goes on').toBe(false);
  expect(asksAnew([null, 0], { deciding: [0, 1], mover: 0, takeback: true }), 'thinks again').toBe(false);
  expect(asksAnew([null, 0], { deciding: [0, 1], mover: 1, takeback: false })).toBe(true);
  expect(asksAnew(asked, { deciding: [1, 2], mover: null, takeback: false })).toBe(true);
});
