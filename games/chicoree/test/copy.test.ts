import { expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import { copyState } from '../copy.ts';
import { randomGame } from './table.ts';

test('our own copy is the generic one, at every step of a random game', () => {
  for (const { state } of randomGame(3, 'copy')) expect(copyState(state)).toEqual(copy(state));
});

test('it shares nothing that a rule writes on', () => {
  const [, { state }] = randomGame(2, 'copy') as unknown as [
    unknown,
    { state: Parameters<typeof copyState>[0] },
  ];
  const twin = copyState(state);
  twin.players[0]!.hand[0] = 99;
  twin.players[0]!.chain[0]!.push(3);
  twin.pile.pop();
  twin.discard.push(0);
  twin.turn.seat = 5;
  twin.rng[0] = 7;
  expect(copyState(state)).toEqual(copy(state));
  expect(state.players[0]!.hand[0]).not.toBe(99);
});
