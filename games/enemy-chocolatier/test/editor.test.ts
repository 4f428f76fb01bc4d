import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../../core/random.ts';
import { lostByEntering, mangled, reached } from '../../../testkit/editor.ts';
import { editor } from '../editor/index.ts';
import type { Sketch, Tycoon } from '../editor/sketch.ts';
import { enemyChocolatier } from '../index.ts';
import { housesCalled, town } from './position.ts';
import { invariant } from './promises.ts';

const game = enemyChocolatier.open(enemyChocolatier.edition);
const names = (seat: number) => `Player ${seat + 1}`;
const idsOf = (words: string) => housesCalled(words).map(house => town.houses[house]!.id);

const lawful: Sketch = {
  ...editor.opening(game, 3),
  recipe: 'R1',
  round: 5,
  players: [
    { money: 7, points: 3, permits: 1, owns: idsOf('A1 B1-1'), ruledOut: [] },
    { money: 9, points: 0, permits: 0, owns: idsOf('B2-1 C1-1'), ruledOut: ['R3'] },
    { money: 4, points: 12, permits: 0, owns: idsOf('D2'), ruledOut: [] },
  ],
};

const codes = (sketch: Sketch) => editor.faults(game, sketch).map(({ code }) => code);
const withPlayer = (seat: number, what: Partial<Tycoon>): Sketch => ({
  ...lawful,
  players: lawful.players.with(seat, { ...lawful.players[seat]!, ...what }),
});

test('what a seat sees survives being entered by hand, wherever random play leads while houses are bought', () => {
  let positions = 0;
  for (const state of reached(game, { games: 30, longest: 160 })) {
    if (state.phase.name !== 'buying') continue;
    for (const seat of state.players.keys()) {
      expect(lostByEntering(editor, game, { state, seat })).toBeNull();
      positions++;
    }
  }
  expect(positions).toBeGreaterThan(250);
});

test('the opening is the one the rules deal, but for the recipe', () => {
  expect(codes({ ...editor.opening(game, 4), recipe: 'R2' })).toEqual([]);
  const { players } = editor.opening(game, 3);
  const options = { start: 0, tiles: 'random', markers: 'unlimited', stalemate: 'ranking' } as const;
  const dealt = game.setup({ options, seats: 3, random: randomOf(seedRng('opening')) });
  expect(players.map(({ money }) => money)).toEqual(dealt.players.map(({ money }) => money));
});

describe('a sketch says what cannot be', () => {
  test('nothing, when all is well; only the recipe, when it is still to be chosen', () => {
    expect(codes(lawful)).toEqual([]);
    expect(editor.faults(game, editor.opening(game, 2))).toEqual([
      { at: 'recipe', code: 'recipe-missing', clause: 'EC-08', isMissing: true },
    ]);
  });

  test('recipes that are won, ruled out, or too few for the others', () => {
    const everything = town.houses.map(({ id }) => id);
    const rich = { ...withPlayer(0, { owns: everything }), turn: lawful.turn };
    expect(
      codes({ ...rich, players: rich.players.map((one, seat) => (seat === 0 ? one : { ...one, owns: [] })) }),
    ).toEqual(['recipe-complete']);
    expect(codes(withPlayer(0, { ruledOut: ['R1'] }))).toEqual(['recipe-ruled-out']);
    expect(codes(withPlayer(1, { ruledOut: ['R2', 'R3', 'R4', 'R5', 'R6'] }))).toEqual(['no-recipe-left']);
    // Two players, and one recipe for both of them.
    const only = ['R3', 'R4', 'R5', 'R6'];
    const both = withPlayer(1, { ruledOut: only });
    expect(
      codes({ ...both, players: both.players.with(2, { ...both.players[2]!, ruledOut: only }) }),
    ).toEqual(['no-recipe-left']);
  });

  test('a house in two hands, twenty points, more houses than markers', () => {
    expect(codes(withPlayer(1, { owns: idsOf('A1-1') }))).toEqual(['house-twice']);
    expect(codes(withPlayer(2, { points: 20 }))).toEqual(['has-won']);
    const many = { ...withPlayer(1, { owns: idsOf('B2 C1 C2 C3 C4 C5 C6 E1 E2 E3 E4') }) };
    const thirty = { ...many.options, markers: 'thirty' as const };
    expect(codes(many)).toEqual([]);
    expect(codes({ ...many, options: thirty })).toEqual(['too-many-houses']);
  });

  test('turns that cannot be', () => {
    const turn = (what: Partial<Sketch['turn']>, quiet = 0) =>
      codes({ ...lawful, quiet, turn: { ...lawful.turn, ...what } });
    expect(turn({ bought: 2, gained: ['A1'] })).toEqual([]);
    expect(turn({ bought: 30 })).toEqual(['bought-elsewhere']);
    expect(turn({ bought: 1, gained: ['B1'] })).toEqual(['gained-not-closed']);
    expect(turn({ bought: 0, gained: ['A1'] })).toEqual(['gained-unbought']);
    expect(turn({ bought: 1 }, 2)).toEqual(['not-quiet']);
    expect(turn({}, 19)).toEqual(['too-quiet']);
  });
});

test('whoever owns all of a recipe and has not won cannot have it', () => {
  const owns = town.houses.map(({ id }) => id);
  const sketch: Sketch = {
    ...lawful,
    players: lawful.players.map((one, seat) => ({ ...one, owns: seat === 1 ? owns : [] })),
  };
  // Nobody can own the whole town without having won: no recipe is left.
  expect(codes(sketch)).toEqual(['no-recipe-left']);
});

test('mangled sketches are refused, or have faults that are said in both languages, or make a lawful town', () => {
  const random = randomOf(seedRng('mangled'));
  const read = Array.from({ length: 1500 }, () => editor.read(game, mangled(lawful, random)));
  const sketches = read.flatMap(one => (one.ok ? [one.value] : []));
  const faults = sketches.flatMap(sketch => editor.faults(game, sketch));
  for (const fault of faults)
    for (const language of ['en', 'fr'] as const)
      expect(editor.words[language].fault(fault, names)).toMatch(/^\p{Lu}.{8,}\.$/u);
  const states = sketches
    .filter(sketch => editor.faults(game, sketch).length === 0)
    .map(sketch => editor.stateFrom(game, sketch, random));
  for (const state of states) expect(invariant(town, state)).toBeNull();
  expect(read.length - sketches.length).toBeGreaterThan(20);
  expect(sketches.length - states.length).toBeGreaterThan(20);
  expect(states.length).toBeGreaterThan(20);
});

test('nonsense is refused', () => {
  const twice = lawful.arrangement.with(0, lawful.arrangement[1]!);
  for (const json of [
    null,
    7,
    [],
    {},
    { ...lawful, more: 1 },
    { ...lawful, me: 4 },
    { ...lawful, arrangement: twice },
  ])
    expect(editor.read(game, json).ok).toBe(false);
});
