import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown', () => {
  const ends = files.map(file => {
    const { state } = endOf(shelf.game, file);
    if (state.phase.name !== 'over') return 'unfinished';
    return `${state.phase.because}, ${nth(shelf.game.outcome(state)!.places, 0).length} first`;
  });
  expect(new Set(ends)).toEqual(
    new Set([
      'recipe, 1 first',
      'points, 1 first',
      'quiet, 1 first',
      'quiet, 3 first',
      'agreed, 2 first',
      'rounds, 1 first',
    ]),
  );
});

test('purchases are taken back', () => {
  expect(files.some(file => file.includes('"takeback":true'))).toBe(true);
});
