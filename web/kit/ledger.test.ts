import { expect, test } from 'vitest';
import { sumOf } from './ledger.tsx';

const line = (value: number | string) => ({ key: String(value), words: '', value });

test('lines add up where all of them are numbers', () => {
  expect(sumOf([line(4), line(-1), line(10)])).toBe(13);
  expect(sumOf([])).toBe(0);
  expect(sumOf([line(4), line('2/3')])).toBeNull();
});
