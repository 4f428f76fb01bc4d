import { expect, test } from 'vitest';
import type { Speech } from '../../wire/tells.ts';
import { unreadSpeeches } from './unread.ts';

const speech = (person: string, at: number): Speech => ({ person, name: person, at, said: { text: 'hm' } });

test('only what others said since then, and only those one wants to hear', () => {
  const speeches = [speech('ann', 1), speech('ben', 2), speech('me', 3), speech('carl', 4), speech('ann', 5)];
  const unread = unreadSpeeches(speeches, { read: 1, me: 'me', muted: ['carl'] });
  expect(unread.map(({ at }) => at)).toEqual([2, 5]);
});
