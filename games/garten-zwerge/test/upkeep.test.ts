import { describe, expect, test } from 'vitest';
import { garden, PASS, sellOff } from './moves.ts';
import { position } from './position.ts';
import { finish, game, gnomes, petals, play, refusal, told } from './table.ts';

describe('upkeep', () => {
  test('[GZ-63] 100 for every gnome: grey, newborn, gardener, lent', () => {
    const before = position({
      free: 'brown',
      home: 'grey',
      shack: ['orange+red@1'],
      others: [{ garden: 'brown' }],
    });
    const { events } = finish(before, garden('brown'), 0);
    expect(told(events, 'paid').map(({ seat, gnomes: n, petals: sum }) => [seat, n, sum])).toEqual([
      [0, 4, 400],
      [1, 2, 200],
      [2, 0, 0],
    ]);
  });

  test('[GZ-63] the bill is foretold while jobs are given', () => {
    const before = position({ free: 'brown', petals: 200, shack: ['orange+red@1'] });
    expect(game.view(before, 0).players[0]).toMatchObject({
      bill: { gnomes: 2, newborn: 1, each: 100, petals: 300 },
      afterBill: -100,
    });
  });
});

test('[GZ-63] at the end of the game each gnome is at home, and counted once', () => {
  const { state } = play(position({ petals: 5000, free: 'grey', home: 'red' }), PASS);
  expect(state.stage.name).toBe('over');
  expect(gnomes(state)).toBe('red grey');
});

describe('who cannot pay', () => {
  const broke = position({ petals: 100, free: 'brown', home: 'orange red blue' });
  const due = play(broke, garden('brown')).state;

  test('[GZ-64] must sell, and chooses what', () => {
    expect(due.stage).toEqual({ name: 'upkeep', seat: 0, due: 400 });
    expect(game.pending(due)).toEqual([{ seat: 0, moves: ['sell-off'] }]);
    expect(game.view(due, 1).phase).toBe(5);
  });

  test('[GZ-64] the bill counts those that are sold', () => {
    const { state, events } = play(due, sellOff('red'));
    expect(told(events, 'paid')[0]).toMatchObject({ seat: 0, gnomes: 3, petals: 400 });
    expect(gnomes(state)).toBe('blue orange brown');
  });

  test('[GZ-64] one by one until it is enough', () => {
    const first = play(due, sellOff('orange')).state;
    expect(petals(first)).toBe(350);
    expect(first.stage).toEqual({ name: 'upkeep', seat: 0, due: 400 });
    expect(refusal(first, sellOff('orange'))).toMatchObject({ code: 'no-such-gnome', clause: 'GZ-64' });
    expect(play(first, sellOff('brown')).state.round).toBe(3);
  });

  test('[GZ-64] where there is no choice the table sells', () => {
    const { state, events } = play(position({ petals: 0, free: 'red', home: 'red' }), garden('red'));
    expect(told(events, 'forced-sale')).toMatchObject([{ hat: 3, petals: 300, due: 200 }]);
    expect(gnomes(state)).toBe('red');
    expect(petals(state)).toBe(150 - 100 * +(state.event === 'G5'));
  });

  test('[GZ-64] whoever has just enough sells nothing', () => {
    const { events } = play(position({ petals: 50, free: 'brown' }), garden('brown'));
    expect(told(events, 'forced-sale')).toEqual([]);
    expect(told(events, 'paid')[0]).toMatchObject({ seat: 0, petals: 100 });
  });

  test('[GZ-64] where all must go there is no choice either', () => {
    const poor = position({ petals: 0, free: 'brown', home: 'orange grey grey' });
    const { events } = play(poor, garden('brown'));
    expect(told(events, 'forced-sale').map(({ hat }) => hat)).toEqual([1, 2]);
  });

  test('[GZ-64] where all but the cheapest are just enough there is', () => {
    const poor = position({ petals: 50, free: 'brown', home: 'orange grey' });
    expect(play(poor, garden('brown')).state.stage).toEqual({ name: 'upkeep', seat: 0, due: 300 });
  });

  test('[GZ-A12] green is for sale too', () => {
    const { events } = play(position({ petals: 0, free: 'green' }), garden('green'));
    expect(told(events, 'forced-sale')).toMatchObject([{ hat: 5, petals: 800, due: 100 }]);
  });
});
