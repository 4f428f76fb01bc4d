import { expect, test } from 'vitest';
import { type Action, folded } from './actions.tsx';
import { action } from './lesson/lesson.ts';

const actions = ['coins', 'drops', 'draw'].map(
  (key): Action => ({
    key,
    label: key,
    rank: 'second',
    onTake: () => {},
  }),
);
const keys = (some: readonly Action[]) => some.map(({ key }) => key);
const fold = (most: number, ...meant: string[]) => {
  const { shown, rest } = folded(actions, most, meant);
  return [keys(shown), keys(rest)];
};

test('without room for all actions the last ones wait', () => {
  expect(fold(5)).toEqual([['coins', 'drops', 'draw'], []]);
  expect(fold(2)).toEqual([['coins', 'drops'], ['draw']]);
});

test('what a guide means never waits, and takes no other place than its own', () => {
  expect(fold(1, action('drops'), 'pond')).toEqual([['drops'], ['coins', 'draw']]);
  expect(fold(2, action('draw'))).toEqual([['coins', 'draw'], ['drops']]);
});
