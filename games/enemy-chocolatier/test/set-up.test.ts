import { describe, expect, test } from 'vitest';
import { defaultOptions, openingFaults } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { CHANGES } from '../data/words.ts';
import { position, town } from './position.ts';
import {
  BEGIN,
  buy,
  code,
  game,
  kinds,
  legalKinds,
  money,
  open,
  play,
  player,
  refusal,
  SHUFFLE,
  swap,
  turn,
} from './table.ts';

const TILES = ['C', 'A', 'F', 'B', 'E', 'D'] as const;
const RECIPES = [4, 1, 0, 5, 2, 3];

test('[EC-05][EC-A21] by chance, any tile lies at any place, any way round', () => {
  const dice = scripted([...TILES], 1, 2, 3, 4, 5, 0, 1, RECIPES);
  const state = game.setup({ options: defaultOptions(game), seats: 3, random: dice });
  dice.usedUp();
  expect(state.arrangement).toEqual(TILES.map((tile, i) => ({ tile, rotation: (i + 1) % 6 })));
});

test('[EC-05] other seeds, other towns', () => {
  const towns = ['one', 'two', 'three'].map(seed => JSON.stringify(open(2, seed).state.arrangement));
  expect(new Set(towns).size).toBe(3);
  expect(JSON.stringify(open(2, 'one').state.arrangement)).toBe(towns[0]);
});

test('[EC-05] a tile lies in one of six ways, and every way comes up', () => {
  const towns = Array.from({ length: 40 }, (_, n) => open(2, `town ${n}`).state.arrangement);
  const rotations = new Set(towns.flatMap(tiles => tiles.map(({ rotation }) => rotation)));
  expect(rotations).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('[EC-14] at first exactly what touches the factory is open', () => {
  const { neighbourhoods } = game.view(open(3).state, 'spectator');
  const openAtFirst = neighbourhoods.filter(({ status }) => status === 'open');
  expect(openAtFirst).toEqual(neighbourhoods.filter(({ besideFactory }) => besideFactory));
});

test.each([0, 1, 2])('[EC-06] by lot, player %i starts', lot => {
  const dice = scripted([...TILES], 0, 0, 0, 0, 0, 0, lot, RECIPES);
  const state = game.setup({ options: defaultOptions(game), seats: 3, random: dice });
  expect([state.turn.seat, state.first]).toEqual([lot, lot]);
});

test('[EC-06][EC-A21] the host may name the starting player, among those who play', () => {
  const { state, events } = open(4, 'named', { start: 3 });
  expect(events).toContainEqual({ type: 'started', seat: 3 });
  expect(game.pending(state)[0]!.seat).toBe(3);
  const options = { ...defaultOptions(game), start: 3 };
  expect(openingFaults(game, { options, seats: 3 }).map(fault => fault.at)).toEqual(['options.start']);
});

test('[EC-06] play goes clockwise', () => {
  const seats = [2, 0, 1].map((_, n) =>
    play(position({ seat: 2 }), ...Array(n + 1).fill({ type: 'take-permit' })),
  );
  expect(seats.map(({ state }) => state.turn.seat)).toEqual([0, 1, 2]);
});

test.each([2, 3, 4, 5, 6])('[EC-07][EC-X01] %i players start with $4 and one dollar more each', seats => {
  const { state } = open(seats, 'money', { start: 1 });
  const fromFirst = money(state).map((_, n) => money(state)[(n + 1) % seats]!);
  // The first player has had an income already.
  expect(fromFirst.map((dollars, n) => dollars - (n === 0 ? 2 : 0))).toEqual(
    [4, 5, 6, 7, 8, 9].slice(0, seats),
  );
});

test('[EC-A22] the first turn begins with an income, so the first player can spend $6', () => {
  const { state, events } = open(3);
  expect(money(state)[state.turn.seat]).toBe(6);
  expect(events.at(-1)).toMatchObject({ type: 'earned', money: 2, points: 0, round: 1 });
});

test('[EC-08] each player gets one of the six recipes, all different', () => {
  const { state } = open(6);
  expect(new Set(state.players.map(({ recipe }) => recipe))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('[EC-09] nobody has points, houses or permits', () => {
  const { state } = open(5);
  for (let seat = 0; seat < 5; seat++)
    expect(player(state, seat)).toMatchObject({ points: 0, houses: 0, permits: 0, controls: [] });
  expect(state.owners).toEqual(town.houses.map(() => null));
});

describe('a town laid by hand', () => {
  const byHand = () => open(3, 'by hand', { tiles: 'by-hand' });

  test('[EC-A21] player 1 lays it first, when nobody has a recipe, money or the first turn yet', () => {
    const { state, events } = byHand();
    expect(kinds(events)).toEqual(['laid']);
    expect(game.pending(state)).toEqual([
      { seat: 0, moves: ['swap-tiles', 'turn-tile', 'shuffle-tiles', 'begin'] },
    ]);
    expect(state.players.every(one => one.recipe === null && one.money === 0)).toBe(true);
    expect(state.first).toBeNull();
  });

  test('[EC-A21] two tiles change places and keep their rotations', () => {
    const before = byHand().state;
    const { state, events } = play(before, swap(1, 4));
    const [a, b] = [before.arrangement[1]!, before.arrangement[4]!];
    expect(state.arrangement).toEqual(before.arrangement.with(1, b).with(4, a));
    expect(events).toEqual([{ type: 'swapped', seat: 0, places: [1, 4], tiles: [a.tile, b.tile] }]);
  });

  test('[EC-A21] every two places are offered once', () => {
    const swaps = legal(game, byHand().state, 0).flatMap(move =>
      move.type === 'swap-tiles' ? [move.places] : [],
    );
    const pairs = [0, 1, 2, 3, 4, 5].flatMap(a => [0, 1, 2, 3, 4, 5].flatMap(b => (a < b ? [[a, b]] : [])));
    expect(swaps).toEqual(pairs);
  });

  test('[EC-A21] a tile turns a sixth either way; six sixths are none', () => {
    const before = byHand().state;
    const { tile, rotation } = before.arrangement[2]!;
    expect(play(before, turn(2)).state.arrangement[2]).toEqual({ tile, rotation: (rotation + 1) % 6 });
    const back = play(before, turn(2), turn(2, 'anticlockwise')).state;
    expect(back.arrangement).toEqual(before.arrangement);
    const round = play(before, ...Array.from({ length: 6 }, () => turn(2))).state;
    expect(round.arrangement).toEqual(before.arrangement);
  });

  test('[EC-A21] all can be laid anew by chance', () => {
    const before = byHand().state;
    const { state, events } = play(before, SHUFFLE);
    expect(state.arrangement).not.toEqual(before.arrangement);
    expect(events).toEqual([{ type: 'laid', arrangement: state.arrangement }]);
  });

  test('[EC-A21] what touches the factory follows every change', () => {
    const before = byHand().state;
    for (const state of [
      play(before, swap(0, 3)).state,
      play(before, turn(5)).state,
      play(before, SHUFFLE).state,
    ]) {
      const beside = game.view(state, 0).neighbourhoods.filter(one => one.besideFactory);
      expect(beside.every(one => one.status === 'open')).toBe(true);
      expect(beside.length).toBeGreaterThanOrEqual(10);
    }
  });

  test('[EC-A21] to begin draws the starting player, deals money and recipes, and pays the first income', () => {
    const { state, events } = play(byHand().state, turn(0), BEGIN);
    expect(kinds(events)).toEqual(['turned', 'started', 'dealt', 'dealt', 'dealt', 'earned']);
    expect(new Set(state.players.map(one => one.recipe)).size).toBe(3);
    expect(legalKinds(state)).toEqual(['buy', 'take-permit']);
  });

  test('[EC-A21] after sixty changes one must begin', () => {
    const last = position({
      phase: { name: 'arranging', changesLeft: 1 },
      first: null,
      round: 0,
      options: { tiles: 'by-hand' },
    });
    const { state } = play(last, turn(0));
    for (const move of [turn(0), swap(0, 1), SHUFFLE])
      expect(refusal(state, move)).toEqual({ code: 'no-changes-left', clause: 'EC-A21' });
    expect([code(state, BEGIN), legalKinds(state)]).toEqual([null, ['begin']]);
    expect(byHand().state.phase).toEqual({ name: 'arranging', changesLeft: CHANGES });
  });

  test('[EC-A21] once begun, the town stays as it is', () => {
    const { state } = play(byHand().state, BEGIN);
    expect(code(state, turn(0))).toBe('not-now');
    expect(code(position(), swap(0, 1))).toBe('not-now');
    expect(code(byHand().state, buy('A3-1'))).toBe('not-now');
  });
});
