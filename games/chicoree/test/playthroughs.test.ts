import { expect, test } from 'vitest';
import { endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown', () => {
  const ends = files.map(file => endOf(shelf.game, file).state.ending!.because);
  expect(new Set(ends)).toEqual(new Set(['chain', 'last-standing', 'stalled']));
});

test('a bankruptcy, a challenge that ends in a tie, a race with its hammer and fists against the clock are shown', () => {
  const matches = files.map(file => endOf(shelf.game, file));
  const events = matches.flatMap(({ news }) => news.flatMap(item => item.events));
  expect(events.some(({ type }) => type === 'went-bankrupt')).toBe(true);
  expect(events.some(event => event.type === 'challenge-shown' && event.winners.length > 1)).toBe(true);
  const closings = matches.flatMap(({ entries }) => entries.filter(entry => 'closing' in entry));
  expect(new Set(closings.map(({ closing }) => closing.type))).toEqual(new Set(['hammer', 'open-fists']));
});
