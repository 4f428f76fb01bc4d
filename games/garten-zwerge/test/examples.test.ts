import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { collection, compare } from '../gnomes.ts';
import { answer, call, fist, garden, seek, sellOff } from './moves.ts';
import { position } from './position.ts';
import { draws, finish, game, gnomes, petals, play, playWith, told } from './table.ts';
import { counts, words } from './words.ts';

test('[GZ-X1] red, orange, brown, brown is worth less than red, orange, orange', () => {
  const [one, other] = ['red orange brown brown', 'red orange orange'].map(list => collection(counts(list)));
  expect(compare(one!, other!)).toBeLessThan(0);
});

test('[GZ-X2] a blue gnome makes the treasurer and brings four contests into the pool', () => {
  const before = position({ free: 'brown', home: 'orange orange', others: [{ home: 'blue' }] });
  const { state, events } = finish(before, garden('brown'));
  expect(state.treasurer).toBe(1);
  expect(told(events, 'contests-drawn')[0]).toMatchObject({ pool: [1, 2, 3, 4], hats: [1, 2] });
  expect(events.map(({ type }) => type).slice(-3)).toContain('event-drawn');
});

const christine = position({ free: 'red', others: [{ free: 'brown' }, { free: 'orange' }] });
const fists = play(christine, seek('red'), call(), answer('brown'), answer('orange')).state;

test('[GZ-X3] the brown for 350 must be taken', () => {
  const { state } = play(fists, fist(400), fist(350), fist(400));
  expect(nth(state.players, 0).shack).toEqual([{ own: 3, partner: 1, owner: 1 }]);
  expect([petals(state), petals(state, 1)]).toEqual([1150, 1850]);
  expect(state.auction).toBeNull();
});

test('[GZ-X4] 400 meets 400; 350 does not meet 300', () => {
  expect(told(play(fists, fist(400), fist(400), fist(450)).events, 'dealt')).toMatchObject([{ petals: 400 }]);
  const { state, events } = play(fists, fist(300), fist(350), fist(400));
  expect(told(events, 'no-deal')).toHaveLength(1);
  expect(petals(state)).toBe(1550);
});

test('[GZ-X5] blue and a borrowed orange breed from the blue pile', () => {
  const before = position({ free: 'brown', shack: ['blue+orange@1'] });
  const { state, events } = finish(before, garden('brown'), 7);
  expect(told(events, 'bred')).toMatchObject([{ seat: 0, hat: 5 }]);
  expect(gnomes(state)).toBe('green blue brown');
  expect(gnomes(state, 1)).toBe('orange');
});

test('[GZ-X6] three orange gnomes share 500: 150 each', () => {
  const before = position({ free: 'brown', contests: 'brown red', entrants: ['1:orange 2:orange', ''] });
  const { state, events } = finish(before, garden('brown'), 1, 5);
  expect(told(events, 'contest-held')).toMatchObject([{ rivals: [1, 2], share: 150 }]);
  expect([petals(state, 1), petals(state, 2)]).toEqual([1550, 1550]);
  expect(told(events, 'contest-empty')).toEqual([{ type: 'contest-empty', hat: 3, prize: 1000 }]);
});

test('[GZ-X7] four gnomes and 250 petals: sell a red, keep 150 and three gnomes', () => {
  const broke = position({
    petals: 250,
    home: 'red orange orange brown',
    stage: { name: 'upkeep', seat: 0, due: 400 },
    next: ['G4'],
  });
  const { state } = playWith(scripted(0, 0), broke, sellOff('red'));
  expect(petals(state)).toBe(150);
  expect(gnomes(state)).toBe('orange orange brown');
});

test('[GZ-X8] gold and green beat 4350 petals without a green', () => {
  const before = position({ petals: 4400, free: 'blue', others: [{ home: 'gold green' }] });
  const { state } = play(before, garden('blue'));
  expect(petals(state)).toBe(4350);
  expect(game.outcome(state)!.places[0]).toEqual([1]);
});

test('[GZ-X9] Herr Schmiedel asks 450 and lends a red', () => {
  const before = position({ seats: 2, free: 'red', others: [{ free: 'orange brown' }] });
  const closed = play(before, seek('red'), call(), answer('orange'), fist(550)).state;
  const { state, events } = playWith(scripted(2, 0), closed, fist(500));
  expect(told(events, 'schmiedel-drew')).toMatchObject([{ markers: [50, 100], value: 300, petals: 450 }]);
  expect([petals(state), petals(state, 1)]).toEqual([1050, 1500]);
  expect(nth(game.view(state, 0).players, 0).shack).toEqual([
    { own: 3, partner: 3, owner: 'schmiedel', pile: 3 },
  ]);
  expect(words(nth(state.players, 1).free)).toBe('orange brown');
});

test('[GZ-X10] two of his markers make 100 to 300, 200 on average', () => {
  const alone = play(position({ seats: 2, free: 'red brown' }), seek('red'), call()).state;
  const sums = draws(alone, fist(0)).map(([one, other]) => one! + other!);
  const ways = [100, 150, 200, 250, 300].map(sum => sums.filter(other => other === sum).length);
  // Each pair of markers can come in two orders.
  expect(ways).toEqual([2 * 1, 2 * 4, 2 * 1, 2 * 2, 2 * 2]);
  expect(sums.reduce((a, b) => a + b, 0) / sums.length).toBe(200);
});
