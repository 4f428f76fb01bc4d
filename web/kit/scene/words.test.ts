import { expect, test } from 'vitest';
import type { Vocabulary } from '../../../core/game.ts';
import { whose } from './words.tsx';

const shown = (event: Vocabulary['Event']) =>
  whose({ key: '1.0', step: 1, event, seat: 2, staging: null, stays: false });

test('before a sentence stands the sign of whoever it tells of', () => {
  expect(shown({ type: 'planted', seat: 1 } as Vocabulary['Event'])).toBe(1);
  expect(shown({ type: 'planted' })).toBe(2);
});

test('a victory has the sign of who won alone, and none where several did or something else', () => {
  expect(shown({ type: 'ended', winners: [3] } as Vocabulary['Event'])).toBe(3);
  expect(shown({ type: 'ended', winners: [3, 1] } as Vocabulary['Event'])).toBe('table');
  expect(shown({ type: 'held', winners: [{ seat: 1, hat: 2 }] } as Vocabulary['Event'])).toBe('table');
  expect(shown({ type: 'held', winners: [] } as Vocabulary['Event'])).toBe('table');
});
