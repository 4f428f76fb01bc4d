import { describe, expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { takeBackAll, takebacksOf } from '../../../testkit/takebacks.ts';
import type { Move } from '../vocabulary.ts';
import {
  answer,
  call,
  enter,
  exchange,
  fist,
  garden,
  mark,
  NONE,
  offer,
  propose,
  seek,
  sell,
  sellOff,
} from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, matchAt, play } from './table.ts';

const others = [{ free: 'brown' }, { free: 'orange' }];
const before = position({ free: 'red brown', others });

describe('jobs', () => {
  test('[GZ-28] a search can be thought over, even once it is called, until somebody answers', () => {
    const match = matchAt(before, seek('red'));
    expect(takeBackAll(match)).toBe(1);
    expect(match.state).toEqual(before);
    expect(takeBackAll(matchAt(before, seek('red'), call()))).toBe(2);
    expect(takeBackAll(matchAt(before, seek('red'), call(), answer('brown')))).toBe(0);
  });

  test('[GZ-22] a job that passes the turn on can be taken back until the next player has done one', () => {
    const match = matchAt(before, garden('red'));
    expect(takeBackAll(match)).toBe(1);
    expect(match.state).toEqual(before);
    expect(takeBackAll(matchAt(before, garden('red'), garden('brown')))).toBe(0);
  });

  test('[GZ-22] whoever is alone with gnomes left may change their mind', () => {
    const alone = position({ free: 'red brown' });
    expect(takeBackAll(matchAt(alone, garden('red')))).toBe(1);
    expect(takeBackAll(matchAt(alone, sell('red')))).toBe(1);
    expect(takeBackAll(matchAt(alone, enter('red', 0)))).toBe(1);
    expect(takeBackAll(matchAt(position({ free: 'red red brown' }), exchange('red')))).toBe(1);
  });

  test('[GZ-20] but not once the round is over', () => {
    expect(takeBackAll(matchAt(position({ free: 'red' }), garden('red')))).toBe(0);
  });

  test('[GZ-42] so can an offer, until the first fist', () => {
    expect(takeBackAll(matchAt(before, offer('red')))).toBe(1);
    const match = matchAt(before, offer('red'));
    append(match, { seat: 1, move: fist(100) });
    expect(takeBackAll(match)).toBe(0);
  });
});

describe('secret choices', () => {
  const called = play(before, seek('red'), call()).state;

  test('[GZ-A02] a gnome can be chosen anew until the last one is', () => {
    expect(takeBackAll(matchAt(called, answer('brown')), 1)).toBe(1);
    const shown = matchAt(called, answer('brown'), answer('orange'));
    expect([takeBackAll(shown, 1), takeBackAll(shown, 2)]).toEqual([0, 0]);
  });

  const pair = play(position({ free: 'red', others: [{ free: 'brown red' }] }), seek('red'), call()).state;

  test('[GZ-A02] not by the last one either, who may be the next to decide', () => {
    const match = matchAt(pair, NONE);
    expect(match.state.stage).toEqual({ name: 'jobs', seat: 1 });
    expect(takeBackAll(match, 1)).toBe(0);
  });

  test('[GZ-34] nor a fist', () => {
    const match = matchAt(play(pair, answer('brown')).state, fist(100), fist(100));
    expect(match.state.stage).toEqual({ name: 'jobs', seat: 1 });
    expect(takeBackAll(match, 1)).toBe(0);
  });

  test('[GZ-34] a fist can be opened again until the last one is closed', () => {
    const fists = play(called, answer('brown'), answer('orange')).state;
    expect(takeBackAll(matchAt(fists, fist(100)), 0)).toBe(1);
    const opened = matchAt(fists, fist(100), fist(100), fist(100));
    expect([0, 1, 2].map(seat => takeBackAll(opened, seat))).toEqual([0, 0, 0]);
  });
});

test.each<[string, Wish, Move[], number]>([
  [
    '[GZ-69] a call was heard',
    { free: 'red', others, options: { auctions: 'free' } },
    [seek('red'), call(), propose('brown', 0)],
    0,
  ],
  [
    '[GZ-64] forced sales, until the bill is paid',
    { petals: 100, home: 'brown orange red blue', stage: { name: 'upkeep', seat: 0, due: 400 } },
    [sellOff('brown')],
    1,
  ],
  [
    '[GZ-72] a mark on a promise',
    {
      free: 'brown',
      promises: [{ id: 0, round: 1, by: 0, to: 1, what: 'words', words: 'cake', state: 'open' }],
    },
    [mark(0, true)],
    1,
  ],
])('%s', (...[, wish, moves, times]) => {
  expect(takeBackAll(matchAt(position(wish), ...moves))).toBe(times);
});

test('what becomes of each kind of move', () => {
  expect(takebacksOf(game, { games: 30, steps: 150 })).toEqual({
    garden: ['ends the game', 'open', 'shows', 'until another acts'],
    seek: ['open'],
    call: ['open', 'shows', 'until another acts'],
    answer: ['open', 'shows'],
    'close-fist': ['open', 'shows'],
    choose: ['until another acts'],
    offer: ['open', 'shows', 'until another acts'],
    pair: ['open', 'shows', 'until another acts'],
    sell: ['ends the game', 'open', 'shows', 'until another acts'],
    exchange: ['shows', 'until another acts'],
    contest: ['ends the game', 'open', 'shows', 'until another acts'],
    pass: ['shows', 'until another acts'],
    propose: ['said'],
    withdraw: ['said'],
    stand: ['said'],
    'close-board': ['said'],
    accept: ['ends the game', 'in a race', 'shows', 'until another acts'],
    decline: ['shows', 'until another acts'],
    'sell-off': ['ends the game', 'open', 'shows'],
  });
});
