import { expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { takebacksOf } from '../../../testkit/takebacks.ts';
import type { Match } from '../../../core/match.ts';
import { nth } from '../../../core/sure.ts';
import { mayTakeBack } from '../../../core/takeback.ts';
import type { Move, SeasonsOfRice } from '../vocabulary.ts';
import { opening, position } from './position.ts';
import { choose, game, matchAt, pick, place, send } from './table.ts';

const HANDS = position({
  players: [
    { landscape: 'P01 0 0 0', hand: 'P02 P04 P06' },
    { landscape: 'P05 0 0 0', hand: 'P07 P09 P11' },
  ],
});

const make = (match: Match<SeasonsOfRice>, seat: number, ...moves: readonly Move[]) => {
  for (const move of moves) expect(append(match, { seat, move }).ok).toBe(true);
};

test('[SR-26] the choice of an ancestor may be taken back until the other has chosen too', () => {
  const match = matchAt(opening('P17 P09', 'P01 P02'));
  make(match, 0, choose('P17'));
  expect(mayTakeBack(match, 0)).toBe(true);
  make(match, 1, choose('P01'));
  expect([0, 1].map(seat => mayTakeBack(match, seat))).toEqual([false, false]);
});

test('[SR-26] a plan may be taken back move by move, even a complete one', () => {
  const match = matchAt(HANDS);
  make(match, 0, pick('P04'), place(0, 0, -4), send('P02'));
  for (let n = 0; n < 3; n++) expect(append(match, { seat: 0, takeback: true }).ok).toBe(true);
  expect(match.state).toEqual(HANDS);
  expect(mayTakeBack(match, 0)).toBe(false);
});

test('[SR-26] but not once both are ready: then everything has been shown', () => {
  const match = matchAt(HANDS);
  make(match, 0, pick('P04'), place(0, 0, -4), send('P02'));
  make(match, 1, pick('P09'), place(0, 0, -4), send('P07'));
  expect(match.state.turn).toBe(2);
  expect([0, 1].map(seat => mayTakeBack(match, seat))).toEqual([false, false]);
});

test('[SR-26] nor the last card of the Wet season, even by whoever begins the Dry one', () => {
  const many = { ancestor: 'rithy', hand: 'P15', landscape: 'P07 0 0 0, P09 0 3 1, P18 0 6 2, P02 0 9 3' };
  const few = { ancestor: 'kosal', hand: 'P12', landscape: 'P03 0 0 0, P05 0 3 1, P14 0 6 2, P17 0 9 3' };
  const match = matchAt(position({ turn: 4, players: [many, few] }));
  make(match, 1, place(0, 0, -4));
  make(match, 0, place(0, 0, -4));
  expect(match.state).toMatchObject({ season: 'dry', seat: 0, first: { because: 'points' } });
  expect(mayTakeBack(match, 0)).toBe(false);
});

test('[SR-31][SR-39] a card picked from the row may be put back, a placed one until the other acts', () => {
  const match = matchAt(position({ season: 'dry' }));
  const { row } = game.view(match.state, 0);
  make(match, 0, pick(nth(row, 0)));
  expect(mayTakeBack(match, 0)).toBe(true);
  make(match, 0, nth(game.moves.place.candidates(match.state, 0), 0));
  expect(mayTakeBack(match, 0)).toBe(true);
  make(match, 1, pick(nth(game.view(match.state, 1).row, 0)));
  expect(mayTakeBack(match, 0)).toBe(false);
});

test('what becomes of each kind of move', () => {
  expect(takebacksOf(game, { games: 10, steps: 80 })).toEqual({
    'choose-ancestor': ['open', 'shows'],
    pick: ['open'],
    place: ['ends the game', 'open', 'shows', 'until another acts'],
    send: ['open', 'shows'],
  });
});
