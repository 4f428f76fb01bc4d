import { describe, expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import type { Read, Seat, Viewer } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { auctionOf } from '../data/auction-of.ts';
import type { Move, State } from '../vocabulary.ts';
import { answer, call, fist, NONE, offer, seek } from './moves.ts';
import { position } from './position.ts';
import { game, matchAt, play } from './table.ts';

type Said = readonly [Seat, Move];

/** Every byte this viewer is sent after these moves: the view, the choices, the news. */
function sent(viewer: Viewer, state: Read<State>, moves: readonly Said[]): string {
  const match = matchAt(state);
  for (const [seat, move] of moves) if (!append(match, { seat, move }).ok) throw new Error('refused');
  return JSON.stringify(frameFor(match, viewer));
}

/** Who can tell these two courses of events apart. */
function whoCanTell(state: Read<State>, one: readonly Said[], other: readonly Said[]): Viewer[] {
  return ([0, 1, 2, 'spectator'] as const).filter(
    viewer => sent(viewer, state, one) !== sent(viewer, state, other),
  );
}

const before = position({ free: 'red', others: [{ free: 'brown orange' }, { free: 'orange' }] });
const called = play(before, seek('red'), call()).state;
const fists = play(called, answer('orange'), answer('orange')).state;
const offered = play(before, offer('red')).state;

describe('the gnome put forward', () => {
  test('[GZ-A02] is its owner’s secret until all have chosen', () => {
    expect(whoCanTell(called, [[1, answer('brown')]], [[1, answer('orange')]])).toEqual([1]);
    expect(whoCanTell(called, [[1, answer('brown')]], [[1, NONE]])).toEqual([1]);
  });

  test('[GZ-A02] is shown to everybody then', () => {
    const last: Said = [2, answer('orange')];
    expect(whoCanTell(called, [[1, answer('brown')], last], [[1, answer('orange')], last])).toEqual([
      0,
      1,
      2,
      'spectator',
    ]);
  });
});

describe('closed fists', () => {
  test('[GZ-32] the highest price of a seeker is a secret', () => {
    expect(whoCanTell(fists, [[0, fist(100)]], [[0, fist(900)]])).toEqual([0]);
  });

  test('[GZ-32] what is asked is a secret', () => {
    expect(whoCanTell(fists, [[1, fist(0)]], [[1, fist(3050)]])).toEqual([1]);
  });

  test('[GZ-43] the lowest price and the bids for an offered gnome are secrets', () => {
    expect(whoCanTell(offered, [[0, fist(0)]], [[0, fist(900)]])).toEqual([0]);
    expect(whoCanTell(offered, [[2, fist(0)]], [[2, fist(900)]])).toEqual([2]);
  });

  test('[GZ-34] are known to all once the last is closed', () => {
    const rest: Said[] = [
      [1, fist(300)],
      [2, fist(400)],
    ];
    const [low, high]: Said[] = [
      [0, fist(500)],
      [0, fist(600)],
    ];
    expect(whoCanTell(fists, [low!, ...rest], [high!, ...rest])).toEqual([0, 1, 2, 'spectator']);
  });

  test('that a fist is closed is seen by all', () => {
    const { parties } = game.view(play(fists, fist(500)).state, 'spectator').auction!;
    expect(parties.map(({ closed }) => closed)).toEqual([true, false, false]);
  });
});

test('[GZ-20] the events to come are told to nobody', () => {
  const swapped = { ...before, decks: { ...before.decks, grey: before.decks.grey.toReversed() } };
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(JSON.stringify(game.view(swapped, viewer))).toBe(JSON.stringify(game.view(before, viewer)));
});

test('a spectator is told what everybody knows, and nothing else', () => {
  const { state } = play(fists, fist(500));
  const view = game.view(state, 'spectator');
  expect(view.you).toBe('spectator');
  expect(auctionOf(view).parties.every(({ petals }) => petals === null)).toBe(true);
});
