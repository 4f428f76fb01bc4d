import { expect, test } from 'vitest';
import { asking } from './asking.ts';
import type { Vocabulary } from './game.ts';

interface Game extends Vocabulary {
  Move: { readonly type: 'bid' | 'pass' };
}

test('a question names its seat and its moves, and is made once for each seat', () => {
  const ask = asking<Game>('bid', 'pass');
  expect(ask(2)).toEqual([{ seat: 2, moves: ['bid', 'pass'] }]);
  expect(ask(2)).toBe(ask(2));
  expect(ask(0)).not.toBe(ask(2));
});
