import { describe, expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { takeBackAll, takebacksOf } from '../../../testkit/takebacks.ts';
import { mayTakeBack } from '../../../core/takeback.ts';
import type { Move } from '../vocabulary.ts';
import {
  buy,
  buyAccessory,
  choose,
  DRAW,
  discard,
  END_TURN,
  FINISH,
  plant,
  refresh,
  SCARE,
  water,
  withdraw,
} from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, matchAt } from './table.ts';

describe('watering', () => {
  const dry = position({ pond: 8, beds: ['corn1 corn1', 'chili3 chili3 chili3'] });

  test('[CC-87] drops are taken back one move at a time, up to the withdrawal itself', () => {
    const match = matchAt(dry, withdraw('drops'));
    const taken = match.state;
    append(match, { seat: 0, move: water(0, 2) });
    const watered = match.state;
    append(match, { seat: 0, move: water(1, 1) });

    append(match, { seat: 0, takeback: true });
    expect(match.state).toEqual(watered);
    append(match, { seat: 0, takeback: true });
    expect(match.state).toEqual(taken);
    append(match, { seat: 0, takeback: true });
    expect(match.state).toEqual(dry);
    expect(mayTakeBack(match, 0)).toBe(false);
  });

  test('[CC-87] once finished it is final as soon as the next player has acted', () => {
    const match = matchAt(dry, withdraw('drops'), water(0, 2), water(1, 2), FINISH);
    expect(mayTakeBack(match, 0)).toBe(true);
    append(match, { seat: 1, move: withdraw('coins') });
    expect(append(match, { seat: 0, takeback: true })).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-take-back' },
    });
  });

  test('[CC-77] with the watering can the chosen face goes back too', () => {
    const can = position({ pond: 8, well: 2, laidOut: 'watering-can', beds: ['chili3 chili3 chili3'] });
    const match = matchAt(can, withdraw('drops'), choose('drops'), water(0, 3));
    expect(takeBackAll(match)).toBe(3);
    expect(match.state).toEqual(can);
  });

  test('nobody takes back the moves of another', () => {
    const match = matchAt(dry, withdraw('drops'));
    expect(append(match, { seat: 1, takeback: true })).toMatchObject({ ok: false });
  });
});

describe('what revealed a card', () => {
  const SEVEN = 'corn1 corn1 corn1 corn2 carrot1 carrot2 tomato1';
  const revealing: readonly [string, Wish, Move[]][] = [
    ['the hidden card', { hand: SEVEN }, [DRAW]],
    ['a market purchase', { hand: SEVEN }, [buy('upper', 1)]],
    ['fresh vegetables', {}, [refresh('upper')]],
    ['the scarecrow', { laidOut: 'scarecrow' }, [SCARE]],
    [
      'planting with fertiliser',
      { hand: 'corn1 corn1', laidOut: 'fertiliser wheelbarrow', well: 2 },
      [plant('corn1 corn1')],
    ],
  ];

  // Each leaves a decision to the same seat, so that only the revealed card can stand in the way.
  test.each(revealing)('[CC-A20] %s is final', (_, wish, moves) => {
    const match = matchAt(position(wish), ...moves);
    expect(match.state.turn.seat).toBe(0);
    expect(takeBackAll(match)).toBe(0);
  });

  test('[CC-A20] what came before it is final too', () => {
    const extras = matchAt(
      position({ laidOut: 'scarecrow', top: 'corn1' }),
      SCARE,
      discard('corn1'),
      refresh('upper'),
    );
    expect(takeBackAll(extras)).toBe(0);
  });

  test('[CC-79] the scarecrow’s discard can be chosen anew, its draw cannot', () => {
    const match = matchAt(position({ hand: 'chili3', laidOut: 'scarecrow', top: 'corn1' }), SCARE);
    const drawn = match.state;
    append(match, { seat: 0, move: discard('corn1') });
    expect(takeBackAll(match)).toBe(1);
    expect(match.state).toEqual(drawn);
  });

  test('[CC-50] an accessory bought as the eighth card can be put back on the shelf, and its discard chosen anew', () => {
    const seven = position({ hand: SEVEN });
    const match = matchAt(seven, buyAccessory('scarecrow'));
    expect(takeBackAll(match)).toBe(1);
    expect(match.state).toEqual(seven);
  });
});

describe('planting with a wheelbarrow and no fertiliser', () => {
  const ready = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow', well: 2 });

  test('[CC-74] can be taken back while coins or drops are undecided', () => {
    const match = matchAt(ready, plant('corn1 corn1'));
    expect(takeBackAll(match)).toBe(1);
    expect(match.state).toEqual(ready);
  });

  test('[CC-74] and while the drops are being placed', () => {
    const match = matchAt(ready, plant('corn1 corn1'), choose('drops'), water(0, 2));
    expect(takeBackAll(match)).toBe(3);
    expect(match.state).toEqual(ready);
  });

  test('[CC-74] and once the face is chosen and the turn has passed', () => {
    expect(takeBackAll(matchAt(ready, plant('corn1 corn1'), choose('coins')))).toBe(2);
    expect(takeBackAll(matchAt(ready, plant('corn1 corn1'), choose('drops'), water(0, 2), FINISH))).toBe(4);
  });
});

test.each<[string, Move]>([
  ['planting', plant('corn1 corn1')],
  ['buying an accessory', buyAccessory('scarecrow')],
  ['taking coins', withdraw('coins')],
])('[CC-30] %s that ends the turn can be taken back until the next player acts', (_, move) => {
  const before = position({ hand: 'corn1 corn1' });
  const match = matchAt(before, move);
  expect(takeBackAll(match)).toBe(1);
  expect(match.state).toEqual(before);
  const answered = matchAt(before, move);
  append(answered, { seat: 1, move: withdraw('coins') });
  expect(takeBackAll(answered)).toBe(0);
});

test('[CC-A01] in the variant, beds can be taken back one by one until the turn is ended', () => {
  const several = position({ options: { beds: 'several' }, hand: 'corn1 corn1 pumpkin2' });
  const match = matchAt(several, plant('corn1 corn1'), plant('pumpkin2'));
  expect(takeBackAll(match)).toBe(2);
  expect(match.state).toEqual(several);
  expect(takeBackAll(matchAt(several, plant('corn1 corn1'), END_TURN))).toBe(2);
});

test('what becomes of each kind of move', () => {
  expect(takebacksOf(game, { games: 30, steps: 150 })).toEqual({
    refresh: ['turns-up'],
    scare: ['draws'],
    draw: ['draws'],
    'buy-vegetable': ['turns-up'],
    'buy-accessory': ['open', 'until another acts'],
    plant: ['ends the game', 'open', 'shows', 'until another acts'],
    'lay-out': ['until another acts'],
    withdraw: ['ends the game', 'open', 'until another acts'],
    water: ['open'],
    'finish-watering': ['ends the game', 'open', 'until another acts'],
    'choose-face': ['open', 'until another acts'],
    discard: ['ends the game', 'open', 'until another acts'],
    'end-turn': ['until another acts'],
  });
});
