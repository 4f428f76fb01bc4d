import { expect, test } from 'vitest';
import { defaultOptions } from '../../../core/opening.ts';
import { recognise } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import type { Event, Move } from '../vocabulary.ts';
import { position } from './position.ts';
import { buy, code, END, game, house, onSale, play, player, randomGame, refusal } from './table.ts';

test('[EC-A18] a house outside the recipe closes neighbourhoods and keeps others from closing them', () => {
  const mine = position({ owns: 'A4-1 A4-2 A4-3' });
  expect(player(play(mine, buy('A4-4')).state).controls).toEqual(['A4']);
  const theirs = position({ others: [{ owns: 'A4-1 A4-2 A4-3' }] });
  const { state } = play(theirs, buy('A4-4'), END);
  expect(code(state, buy('A4-4'))).toBeNull();
  expect(player(state, 1).controls).toEqual([]);
});

test('[EC-A19] money, points, permits, houses and abilities are seen by all', () => {
  const state = position({ others: [{ owns: 'D4', money: 13, points: 4, permits: 2 }] });
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(game.view(state, viewer).players[1]).toMatchObject({
      money: 13,
      points: 4,
      permits: 2,
      houses: 3,
      controls: ['D4'],
      abilities: [{ ability: 'buy-three' }],
    });
});

test('[EC-A20] markers do not run out, unless the table chose the variant', () => {
  const owns = 'E1 E2 F4 F5 D2 A4-1 A4-2 A4-3';
  expect(defaultOptions(game).markers).toBe('unlimited');
  expect(player(position({ owns, recipe: 'R4' })).houses).toBe(29);
  expect(code(position({ owns, recipe: 'R4' }), buy('A4-4'))).toBeNull();
  const limited = position({ owns, recipe: 'R4', options: { markers: 'thirty' } });
  expect(refusal(limited, buy('A4-4'))).toEqual({ code: 'no-marker-left', clause: 'EC-A20' });
  expect(onSale(limited)).toEqual([]);
  const one = position({ owns: owns.replace(' A4-3', ''), recipe: 'R4', options: { markers: 'thirty' } });
  expect(code(one, buy('A4-4'))).toBeNull();
});

test('[EC-A23] there is no move to trade, give or sell', () => {
  expect(Object.keys(game.moves)).toEqual([
    'swap-tiles',
    'turn-tile',
    'shuffle-tiles',
    'begin',
    'buy',
    'take-permit',
    'end-turn',
    'vote',
  ]);
});

test('[EC-A23] a purchase takes from the buyer, pays the owner, and leaves every other purse alone', () => {
  const before = position({ money: 20, others: [{ owns: 'A4-1', money: 5 }, { money: 5 }] });
  const purses = (...moves: readonly Move[]) =>
    play(before, ...moves).state.players.map(({ money }) => money);
  expect(purses(buy('A4-2'))).toEqual([18, 5, 5]);
  expect(purses(buy('A4-1'))).toEqual([14, 9, 5]);
});

test('[EC-A23] money moves only by income and purchase: every dollar of whole games is accounted for', () => {
  for (const seats of [2, 4]) {
    const purses = Array<number>(seats).fill(0);
    for (const [n, { state, events }] of randomGame(seats, `money ${seats}`).entries()) {
      if (n === 0) for (const [seat, { money }] of state.players.entries()) purses[seat] = money;
      else for (const event of events) account(purses, event);
      expect(purses).toEqual(state.players.map(({ money }) => money));
    }
  }
});

function account(purses: number[], event: Event): void {
  if (event.type === 'earned') purses[event.seat]! += event.money;
  if (event.type !== 'bought') return;
  purses[event.seat]! -= event.price;
  if (event.from !== null) purses[event.from]! += event.toOwner;
}

test('[EC-A25] points only ever grow', () => {
  const steps = randomGame(3, 'points');
  for (const [n, { state }] of steps.entries())
    for (const [seat, { points }] of state.players.entries())
      expect(points).toBeGreaterThanOrEqual(nth(nth(steps, Math.max(0, n - 1)).state.players, seat).points);
});

test('[EC-A13] one’s own house is never on sale', () => {
  const state = position({ owns: 'A1 A3 B1-1 F3', money: 90 });
  expect(onSale(state).some(id => house(state, id).owner === 0)).toBe(false);
});

test.each([
  [{ type: 'buy', house: 'A1-1' }, true],
  [{ type: 'buy', house: 'Z1-1' }, false],
  [{ type: 'buy', house: 3 }, false],
  [{ type: 'buy' }, false],
  [{ type: 'take-permit', twice: true }, false],
  [{ type: 'toString' }, false],
  [null, false],
])('%j is a move: %s', (json, known) => {
  expect(recognise(game, position(), { seat: 0, json }) !== null).toBe(known);
});
