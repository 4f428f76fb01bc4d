import { expect, test } from 'vitest';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));
const all = files.join('\n');

test('every way to end is shown', () => {
  const ends = [...all.matchAll(/"type":"ended".*?"because":"(\w+)"/g)].map(([, because]) => because);
  expect(new Set(ends)).toEqual(new Set(['points', 'farmers', 'shared']));
});

test('the Dry season is opened by points, by the younger and by a coin', () => {
  const firsts = [...all.matchAll(/"first":\{"seat":\d,"because":"(\w+)"/g)].map(([, because]) => because);
  for (const because of ['points', 'younger', 'coin']) expect(firsts).toContain(because);
});

test('second thoughts are shown', () => {
  expect(all).toContain('"takeback":true');
});
