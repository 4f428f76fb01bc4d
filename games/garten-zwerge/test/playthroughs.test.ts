import { expect, test } from 'vitest';
import { endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { EVENT_IDS } from '../data/words.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown', () => {
  const ends = files.map(file => {
    const { stage } = endOf(shelf.game, file).state;
    return stage.name === 'over' ? stage.because : 'unfinished';
  });
  expect(new Set(ends)).toEqual(new Set(['gold', 'petals', 'both', 'rounds']));
});

test.each(EVENT_IDS)('event %s is drawn', id => {
  expect(files.some(file => file.includes(`"event-drawn","id":"${id}"`))).toBe(true);
});

test('promises are kept and broken', () => {
  for (const state of ['kept', 'broken'])
    expect(files.some(file => file.includes(`"state":"${state}"`))).toBe(true);
});
