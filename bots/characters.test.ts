import { expect, test } from 'vitest';
import { CHARACTERS, characterAt } from './characters.ts';

test('nobody at a table has another’s character', () => {
  for (const table of ['', 'a', '7f3e', 'long-name-of-a-table']) {
    const dealt = CHARACTERS.map((_, seat) => characterAt(table, seat));
    expect(new Set(dealt).size).toBe(CHARACTERS.length);
  }
});

test('another table deals others, the same one always the same', () => {
  expect(new Set('abcdef'.split('').map(table => characterAt(table, 0))).size).toBeGreaterThan(2);
  expect(characterAt('a', 1)).toBe(characterAt('a', 1));
});
