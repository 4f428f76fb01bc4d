import { expect, test } from 'vitest';
import { figure } from './count.tsx';

test('a number below zero has a true minus', () => {
  expect([-12, 0, 7].map(figure)).toEqual(['−12', '0', '7']);
});
