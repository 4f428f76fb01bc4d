import { expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import { nth } from '../../../core/sure.ts';
import { copyState } from '../copy.ts';
import { randomGame } from './table.ts';

test('a copy is what the generic copy makes, from the first step of a game to the last', () => {
  for (const { state } of randomGame(4, 'copies', { tiles: 'by-hand' }))
    expect(copyState(state)).toEqual(copy(state));
});

test('nothing that rules write on is shared with the original', () => {
  const { state } = nth(randomGame(3, 'shared'), 40);
  const [one, other] = [copyState(state), copyState(state)];
  one.owners[0] = 2;
  one.controllers[0] = 2;
  one.access[0] = 9;
  one.turn.gained.push(1);
  one.turn.bought = 9;
  nth(one.players, 0).ingredients[0] = 9;
  nth(one.players, 0).ruledOut.push(5);
  nth(one.players, 0).money = 99;
  one.phase.name = 'over';
  one.rng[8]++;
  one.options.markers = 'thirty';
  expect(other).toEqual(state);
});
