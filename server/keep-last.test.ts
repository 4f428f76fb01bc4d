import { expect, test } from 'vitest';
import { keepLast } from './keep-last.ts';

test('what is kept is not made again; beyond so many the oldest is', () => {
  const made: string[] = [];
  const last = keepLast<string>(2);
  for (const name of ['a', 'b', 'a', 'b', 'c', 'b', 'a'])
    last(name, () => {
      made.push(name);
      return name;
    });
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
