import { describe, expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { frameFor } from './frame.ts';
import type { Viewer } from './game.ts';
import { append } from './judge.ts';
import { type Entry, openMatch } from './match.ts';
import { mayTakeBack } from './takeback.ts';
import { newsFor, sawLatest, stepAt, stepOf, stepsOf } from './witnessed.ts';

/** Plots as it would be if nobody saw who has bid. */
const game = {
  ...plots.open(plots.edition),
  witness: (event: Plots['Event'], viewer: Viewer) =>
    event.type === 'bid' && event.seat !== viewer ? null : event,
};
const bid = (seat: number, coins: number): Entry<Plots> => ({ seat, move: { type: 'bid', coins } });
const takeback = (seat: number): Entry<Plots> => ({ seat, takeback: true });

function matchAfter(...entries: readonly Entry<Plots>[]) {
  const match = openMatch(game, { options: { rounds: 3, clock: 'on' }, seats: 3, seed: 'seen' });
  for (const entry of entries) if (!append(match, entry).ok) throw new Error(JSON.stringify(entry));
  return match;
}

describe('steps of a viewer', () => {
  test('count what it did and what it saw, and nothing else', () => {
    const match = matchAfter(bid(0, 1), bid(1, 2), takeback(0), bid(0, 3));
    expect(stepsOf(match, 0)).toEqual([0, 1, 3, 4]);
    expect(stepsOf(match, 1)).toEqual([0, 2]);
    expect(stepsOf(match, 2)).toEqual([0]);
    expect(stepsOf(match, 'spectator')).toEqual([0]);
    expect(frameFor(match, 2)).toMatchObject({ step: 0, news: [{ step: 0 }] });
  });

  test('go on where they were when something shows', () => {
    const match = matchAfter(bid(0, 1), bid(1, 2));
    expect(stepOf(match, 2)).toBe(0);
    append(match, bid(2, 3));
    expect([0, 1, 2, 'spectator' as const].map(viewer => stepOf(match, viewer))).toEqual([2, 2, 1, 1]);
    expect([0, 1, 2].every(seat => sawLatest(match, seat))).toBe(true);
    expect(newsFor(match, 0, 1)).toEqual([
      { step: 2, seat: 2, takeback: false, events: [{ type: 'won', seat: 2, bids: [1, 2, 3] }] },
    ]);
  });

  test('tell how far a viewer had come', () => {
    const match = matchAfter(bid(0, 1), bid(1, 2), bid(2, 3));
    expect([0, 1, 2, 3].map(step => stepAt(match, 0, step))).toEqual([0, 1, 1, 2]);
  });
});

test('a move that binds its mover leaves those alone who saw nothing of it', () => {
  const bids = { ...game.moves.bid, takeback: 'said' as const };
  const strict = { ...game, moves: { ...game.moves, bid: bids } };
  const match = matchAfter(bid(0, 1));
  const sealed = { ...match, game: strict };
  append(sealed, bid(1, 2));
  expect([mayTakeBack(sealed, 0), mayTakeBack(sealed, 1)]).toEqual([true, false]);
  append(sealed, takeback(0));
  expect(sealed.state.players.map(player => player.bid)).toEqual([null, 2, null]);
});
