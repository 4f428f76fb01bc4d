import { expect, test } from 'vitest';
import type { Frame } from '../../core/frame.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import { en } from '../../games/plots/texts/en.ts';
import { awaitedBy, sayAwaited } from './awaited.tsx';

const deciding: Frame<Plots>['deciding'] = [
  { seat: 0, moves: ['place'] },
  { seat: 1, moves: ['bid'] },
  { seat: 2, moves: ['bid'] },
  { seat: 3, moves: ['bid'] },
];
const names = (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dan'][seat]!;
const say = (viewer: number | 'spectator', asked = deciding) =>
  sayAwaited(awaitedBy(viewer, asked), { texts: en, names, seats: 4 });

test('one sentence tells of all who are asked the same as the first of the others', () => {
  expect(awaitedBy('spectator', deciding).map(({ seat }) => seat)).toEqual([0]);
  expect(awaitedBy(0, deciding).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(say('spectator')).toBe('Anna is building…');
  expect(say(0)).toBe('Ben and 2 others are choosing…');
  expect(say(1, deciding.slice(1))).toBe('Cleo and Dan are choosing…');
});

test('who sees all of them choose reads that everyone does', () => {
  const all = [0, 1, 2, 3].map(seat => ({ seat, moves: ['bid'] as const }));
  expect(say('spectator', all)).toBe('Everyone is choosing…');
});

test('when nobody else is asked, nobody is waited for', () => {
  expect(say(0, deciding.slice(0, 1))).toBeNull();
  expect(say('spectator', [])).toBeNull();
});
