import { expect, test } from 'vitest';
import { gain, handSize, lose } from './hand.ts';

test('only what is taken in the open is known, and a card that leaves was one of those', () => {
  const holder = { hand: [0, 0], known: [0, 0] };
  gain(holder, 0, true);
  gain(holder, 0, false);
  gain(holder, 1, false);
  expect(holder).toEqual({ hand: [2, 1], known: [1, 0] });
  expect(handSize(holder)).toBe(3);
  lose(holder, 0);
  lose(holder, 1);
  expect(holder).toEqual({ hand: [1, 0], known: [0, 0] });
});
