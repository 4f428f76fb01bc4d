import { expect, test } from 'vitest';
import { fragmentOf, jsonIn } from './link.ts';

test('a sketch comes back from its link as it was, and needs no escaping', () => {
  const sketch = { me: 1, players: [{ owns: 'A1-1 ?>~' }], options: {}, market: [null, 17] };
  expect(fragmentOf(sketch)).toMatch(/^[\w-]+$/);
  expect(jsonIn(fragmentOf(sketch))).toEqual(sketch);
});

test('a fragment that is no sketch is none', () => {
  for (const fragment of ['', '%%%', 'eyJ', 'CC-36', 'a'.repeat(30_000)])
    expect(jsonIn(fragment)).toBeUndefined();
});
