import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { totalOf } from '../scoring.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown', () => {
  const ends = files.flatMap(file => {
    const { state } = endOf(shelf.game, file);
    const { places, scores } = shelf.game.outcome(state)!;
    const best = Math.max(...scores.map(totalOf));
    const level = scores.filter(score => totalOf(score) === best).length;
    return [
      nth(places, 0).length > 1 ? 'shared victory' : level > 1 ? 'more beds' : 'most points',
      (state.turn.seat + 1) % state.players.length === firstSeat(file) ? 'full round' : 'middle of a round',
    ];
  });
  expect(new Set(ends)).toEqual(
    new Set(['most points', 'more beds', 'shared victory', 'full round', 'middle of a round']),
  );
});

function firstSeat(file: string): number {
  const [started] = JSON.parse(nth(file.split('\n'), 1)).events as [{ type: 'started'; seat: number }];
  return started.seat;
}
