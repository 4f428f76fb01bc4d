import { expect, test } from 'vitest';
import { REVIEW_WORDS } from '../review/words.ts';
import { HINT_WORDS } from './words.ts';

test.each([
  [0, 'Wins about 0 games in 100 fewer.', 'Environ 0 partie gagnée de moins sur 100.'],
  [1, 'Wins about 1 game in 100 fewer.', 'Environ 1 partie gagnée de moins sur 100.'],
  [2, 'Wins about 2 games in 100 fewer.', 'Environ 2 parties gagnées de moins sur 100.'],
])('what a move wins less by: %i', (n, en, fr) => {
  expect(HINT_WORDS.en.less(n)).toBe(en);
  expect(HINT_WORDS.fr.less(n)).toBe(fr);
});

test.each([
  [0, 'wins about 0 games in 100 more', 'environ 0 partie gagnée de plus sur 100'],
  [1, 'wins about 1 game in 100 more', 'environ 1 partie gagnée de plus sur 100'],
  [2, 'wins about 2 games in 100 more', 'environ 2 parties gagnées de plus sur 100'],
])('what a better one would have won more by, in a review: %i', (n, en, fr) => {
  expect(REVIEW_WORDS.en.gain(n)).toBe(en);
  expect(REVIEW_WORDS.fr.gain(n)).toBe(fr);
});
