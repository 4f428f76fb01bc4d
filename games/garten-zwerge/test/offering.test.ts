import { describe, expect, test } from 'vitest';
import { choose, fist, offer, pair } from './moves.ts';
import { position } from './position.ts';
import { game, gnomes, petals, play, refusal, told } from './table.ts';
import { words } from './words.ts';

const before = position({
  free: 'blue brown',
  others: [{ free: 'brown orange' }, { free: 'red', petals: 400 }],
});
const offered = play(before, offer('blue')).state;

test('[GZ-42][GZ-43] an offered gnome: everybody closes a fist', () => {
  expect(offered.stage.name).toBe('fists');
  expect(game.pending(offered).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(game.view(offered, 1).auction).toMatchObject({ job: 'offer', seat: 0, hat: 4 });
});

test('[GZ-43] only who has a gnome for the shack is asked', () => {
  const lonely = position({ free: 'blue', others: [{ free: 'grey' }, { free: 'red' }] });
  expect(game.pending(play(lonely, offer('blue')).state).map(({ seat }) => seat)).toEqual([0, 2]);
});

test('[GZ-43] 50 petals are enough to be asked, none are not', () => {
  const others = [
    { free: 'brown', petals: 50 },
    { free: 'brown', petals: 0 },
  ];
  const { state } = play(position({ free: 'blue', others }), offer('blue'));
  expect(game.pending(state).map(({ seat }) => seat)).toEqual([0, 1]);
});

describe('the highest bid', () => {
  test('[GZ-44] is taken', () => {
    const { state } = play(offered, fist(300), fist(350), fist(400));
    expect(state.stage).toEqual({ name: 'pairing', seat: 2, petals: 400 });
    expect([0, 1, 2].map(seat => petals(state, seat))).toEqual([1900, 1500, 0]);
  });

  test('[GZ-44] if it is the lowest price itself, too', () => {
    expect(play(offered, fist(400), fist(350), fist(400)).state.stage.name).toBe('pairing');
  });

  test('[GZ-44] among equals the owner chooses', () => {
    const tie = play(offered, fist(0), fist(350), fist(350)).state;
    expect(tie.stage).toEqual({ name: 'tie', between: [1, 2] });
    expect(play(tie, choose(1)).state.stage).toMatchObject({ name: 'pairing', seat: 1 });
  });

  test('[GZ-45] its bidder picks a gnome of their own, and the pair is in their shack', () => {
    const paid = play(offered, fist(300), fist(350), fist(0)).state;
    expect(game.pending(paid)).toEqual([{ seat: 1, moves: ['pair'] }]);
    const { state } = play(paid, pair('orange'));
    expect(state.players[1]!.shack).toEqual([{ own: 2, partner: 4, owner: 0 }]);
    expect(words(state.players[0]!.free)).toBe('brown');
    expect(refusal(paid, pair('red'), 1)).toMatchObject({ code: 'no-such-gnome' });
  });

  test('[GZ-26] but no grey one', () => {
    const lazy = position({ free: 'blue', others: [{ free: 'brown grey' }] });
    const paid = play(lazy, offer('blue'), fist(0), fist(50)).state;
    expect(refusal(paid, pair('grey'), 1)).toEqual({ code: 'lazy', clause: 'GZ-26' });
  });

  test('[GZ-38] lent and hired gnomes stay their owners’', () => {
    const lent = position({ others: [{}, { shack: ['blue+orange@1'] }] });
    expect([gnomes(lent, 1), gnomes(lent, 2)]).toEqual(['orange', 'blue']);
    expect(gnomes(position({ seats: 2, hired: 'red' }))).toBe('red');
  });

  test('[GZ-21] then it is the turn of the one after the owner', () => {
    const { state } = play(offered, fist(300), fist(350), fist(0), pair('orange'));
    expect(game.pending(state)).toMatchObject([{ seat: 1 }]);
  });
});

test('[GZ-46] too low a bid, or none: the gnome works in the garden', () => {
  for (const bids of [
    [450, 400, 0],
    [50, 0, 0],
  ] as const) {
    const { state, events } = play(offered, ...bids.map(fist));
    expect(words(state.players[0]!.garden)).toBe('blue');
    expect(petals(state)).toBe(1550);
    expect(told(events, 'no-deal')).toHaveLength(1);
  }
});
