import { describe, expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import type { Move } from '../vocabulary.ts';
import {
  buy,
  buyAccessory,
  DRAW,
  discard,
  END_TURN,
  layOut,
  plant,
  refresh,
  SCARE,
  withdraw,
} from './moves.ts';
import { position } from './position.ts';
import { game, legalKinds, play, randomGame, refusal } from './table.ts';

const ACTIONS: readonly [string, Move][] = [
  ['taking the hidden card', DRAW],
  ['buying a vegetable', buy('upper', 1)],
  ['buying an accessory', buyAccessory('watering-can')],
  ['planting', plant('corn1 corn1')],
  ['laying out an accessory', layOut('scarecrow')],
  ['taking tokens from the pond', withdraw('coins')],
];
const readyForAll = () => position({ hand: 'corn1 corn1 scarecrow' });

test('[CC-24] turns go round the table', () => {
  const { events } = play(position(), DRAW, DRAW, DRAW, DRAW);
  expect(events.flatMap(event => (event.type === 'pushed' ? [event.seat] : []))).toEqual([1, 2, 0, 1]);
});

test('[CC-25] every turn opens with exactly one token from the supply to the pond', () => {
  const before = position({ pond: 3, supply: 40 });
  const { state, events } = play(before, DRAW);
  expect(state).toMatchObject({ pond: 4, supply: 39 });
  expect(events.at(-1)).toEqual({ type: 'pushed', seat: 1, supply: 39, pond: 4 });
});

test('[CC-25] no turn of a whole game is without its push, and none has two', () => {
  const pushes = randomGame(3, 'pushes').flatMap(step =>
    step.events.filter(event => event.type === 'pushed'),
  );
  expect(pushes.map(({ supply }) => supply)).toEqual([...Array(68).keys()].reverse());
});

test('[CC-26] nobody is asked to move the token, and nobody but the player whose turn it is decides', () => {
  const steps = randomGame(3, 'gardener');
  expect(nth(steps, 0).events.at(-1)).toMatchObject({ type: 'pushed', supply: 67, pond: 1 });
  for (const { state } of steps.slice(0, -1))
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([state.turn.seat]);
});

test('[CC-27] both extras are open after the push and before the action', () => {
  expect(legalKinds(position({ laidOut: 'scarecrow' }))).toEqual(
    expect.arrayContaining(['refresh', 'scare', 'draw', 'buy-vegetable', 'withdraw']),
  );
});

test('[CC-27] in the middle of an action it is too late for extras', () => {
  const eight = play(
    position({ laidOut: 'scarecrow', hand: 'corn1 corn1 corn1 corn1 corn1 corn1 corn1' }),
    DRAW,
  ).state;
  expect(refusal(eight, refresh('upper'))).toMatchObject({ code: 'not-now' });
  expect(refusal(eight, SCARE)).toMatchObject({ code: 'not-now' });
});

describe('the action', () => {
  test.each(ACTIONS)('[CC-28][CC-30] %s is the whole action: the next player’s turn begins', (_, move) => {
    const { state, events } = play(readyForAll(), move);
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([1]);
    expect(events.at(-1)).toMatchObject({ type: 'pushed', seat: 1 });
    expect(refusal(state, DRAW, 0)).toMatchObject({ code: 'not-your-decision' });
  });

  test('[CC-28] extras are not the action: it is still owed after both', () => {
    const before = position({ laidOut: 'scarecrow', top: 'corn1' });
    const { state } = play(before, SCARE, discard('corn1'), refresh('lower'));
    expect(state.turn.seat).toBe(0);
  });

  test('[CC-29] nobody may pass, even without coins, hand and cards to draw: the pond is always there', () => {
    const before = position({ coins: 0, pile: '', compost: '' });
    expect(legal(game, before, 0)).toEqual([withdraw('coins'), withdraw('drops')]);
    expect(refusal(before, END_TURN)).toMatchObject({ code: 'not-now' });
  });

  test('[CC-29] the smallest pond there can be still gives a token', () => {
    const { state } = play(position({ pond: 1 }), withdraw('coins'));
    expect(nth(state.players, 0).coins).toBe(5);
    expect(state.pond).toBe(1);
  });
});
