import { describe, expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { frameFor, questionFor } from './frame.ts';
import type { Viewer } from './game.ts';
import { append } from './judge.ts';
import { type Entry, type Match, openMatch } from './match.ts';
import { nth } from './sure.ts';

const game = plots.open(plots.edition);
const bid = (seat: number, coins: number): Entry<Plots> => ({ seat, move: { type: 'bid', coins } });

function matchAfter(...entries: readonly Entry<Plots>[]): Match<Plots> {
  const match = openMatch(game, { options: { rounds: 3, clock: 'on' }, seats: 3, seed: 'frame' });
  for (const entry of entries) append(match, entry);
  return match;
}

describe('the question', () => {
  const { state } = matchAfter(bid(1, 4));

  test('tells a seat what it sees, who must decide, what it may do and how long', () => {
    const question = questionFor(game, state, 0);
    expect(question.view).toEqual(game.view(state, 0));
    expect(question.deciding.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(question.choices).toHaveLength(11);
    expect(question.seconds).toBe(60);
    expect(question.outcome).toBeNull();
  });

  test('offers nothing to whoever has decided, nor to spectators', () => {
    expect(questionFor(game, state, 1).choices).toEqual([]);
    const spectator = questionFor(game, state, 'spectator');
    expect(spectator.choices).toEqual([]);
    expect(spectator.view.yourBid).toBeNull();
    expect(spectator.deciding.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('has no seconds without a clock', () => {
    const calm = openMatch(game, { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'calm' });
    expect(questionFor(game, calm.state, 0).seconds).toBeNull();
  });
});

describe('the frame', () => {
  const match = matchAfter(bid(0, 3), bid(1, 0), { seat: 1, takeback: true });
  const newsFor = (viewer: Viewer, since?: number) => frameFor(match, viewer, since).news;

  test('names its step', () => {
    expect(frameFor(match, 0).step).toBe(3);
    expect(frameFor(matchAfter(), 0).step).toBe(0);
  });

  test('tells everything to a newcomer, and only the news to others', () => {
    expect(newsFor(0).map(({ step }) => step)).toEqual([0, 1, 2, 3]);
    expect(newsFor(0, 0).map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(newsFor(0, 2)).toEqual([{ step: 3, seat: 1, events: [], takeback: true }]);
    expect(newsFor(0, 3)).toEqual([]);
    expect(newsFor(0, 99)).toEqual([]);
  });

  test('tells each viewer only what they witnessed', () => {
    const bidOfSeat0 = (viewer: Viewer) => nth(newsFor(viewer, 0), 0).events;
    expect(bidOfSeat0(0)).toEqual([{ type: 'bid', seat: 0, coins: 3 }]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(bidOfSeat0(viewer)).toEqual([{ type: 'bid', seat: 0 }]);
  });

  test('leaves out what a viewer did not see at all', () => {
    const discreet = {
      ...match,
      game: { ...game, witness: (event: Plots['Event'], viewer: Viewer) => (viewer === 0 ? event : null) },
    };
    expect(nth(frameFor(discreet, 0, 0).news, 0).events).toHaveLength(1);
    expect(frameFor(discreet, 1, 0).news[0]).toEqual({ step: 1, seat: 0, events: [], takeback: false });
  });

  test('offers a takeback only to the seat that may have one', () => {
    const may = (viewer: Viewer) => frameFor(match, viewer).mayTakeBack;
    expect([0, 1, 2, 'spectator' as const].map(may)).toEqual([true, false, false, false]);
  });

  test('survives JSON', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const frame = frameFor(match, viewer);
      expect(JSON.parse(JSON.stringify(frame))).toEqual(frame);
    }
  });
});

test('in the end everyone is told the outcome and nobody is asked', () => {
  const match = openMatch(game, { options: { rounds: 3, clock: 'on' }, seats: 2, seed: 'end' });
  while (game.outcome(match.state) === null) append(match, { closing: game.timer!(match.state)!.closing });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(frameFor(match, viewer)).toMatchObject({
      deciding: [],
      choices: [],
      seconds: null,
      mayTakeBack: false,
      outcome: { places: [[0, 1]] },
    });
});
