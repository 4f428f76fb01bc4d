import { describe, expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import type { Game } from './game.ts';
import { defaultOptions, fitting, openingFaults, replaysVersion } from './opening.ts';
import type { Plots } from '../games/plots/vocabulary.ts';

const game = plots.open(plots.edition);
/** Six rounds only with three or more. */
const choosy: Game<Plots> = {
  ...game,
  options: {
    ...game.options,
    rounds: { values: [3, 6], default: 3, fits: (rounds, seats) => rounds === 3 || seats > 2 },
  },
};
const faults = (options: unknown, seats = 2, of = game) =>
  openingFaults(of, { options, seats }).map(
    ({ at, expected }) => `${at}: ${Object.values(expected).flat().join(' ')}`,
  );

test('the default options open a game with every number of seats', () => {
  expect(defaultOptions(game)).toEqual({ rounds: 3, clock: 'off' });
  for (const seats of [2, 3, 4]) expect(faults(defaultOptions(game), seats)).toEqual([]);
});

test.each([1, 5, 0, -2, 2.5, Number.NaN, '2' as unknown as number])('%j seats are refused', seats => {
  expect(faults(defaultOptions(game), seats)).toEqual(['seats: whole-number 2 4']);
});

describe('options', () => {
  test.each<[string, unknown, string[]]>([
    ['null', null, ['options: object']],
    ['a text', 'rounds', ['options: object']],
    ['a missing one', { rounds: 3 }, ['options.clock: choice off on']],
    ['a wrong value', { rounds: 4, clock: 'on' }, ['options.rounds: choice 3 6']],
    ['a wrong type', { rounds: '3', clock: 'on' }, ['options.rounds: choice 3 6']],
    ['a strange one', { rounds: 3, clock: 'on', speed: 1 }, ['options.speed: nothing']],
    ['a list', [], ['options: object']],
  ])('%s', (_what, options, expected) => expect(faults(options)).toEqual(expected));

  test('values hidden in a prototype are neither read nor accepted', () => {
    const json: unknown = JSON.parse('{"__proto__":{"rounds":3,"clock":"off"}}');
    expect(faults(json)).toEqual([
      'options.__proto__: nothing',
      'options.rounds: choice 3 6',
      'options.clock: choice off on',
    ]);
  });

  test('a value may fit only some numbers of players', () => {
    expect(faults({ rounds: 6, clock: 'off' }, 2, choosy)).toEqual(['options.rounds: choice 3']);
    expect(faults({ rounds: 6, clock: 'off' }, 3, choosy)).toEqual([]);
    expect(fitting(choosy.options.rounds, 2)).toEqual([3]);
    expect(fitting(choosy.options.rounds, 4)).toEqual([3, 6]);
    expect(fitting(game.options.clock, 2)).toEqual(['off', 'on']);
  });
});

test('what an older version played replays where the game says so, what a newer one played never', () => {
  const third: Game<Plots> = { ...game, version: 3 };
  const kept: Game<Plots> = {
    ...third,
    replaysOlder: (version, { clock }) => version === 2 && clock === 'off',
  };
  const replayed = (of: Game<Plots>, version: number, clock: 'on' | 'off') =>
    replaysVersion(of, { version, options: { rounds: 3, clock } });
  expect(replayed(third, 3, 'on')).toBe(true);
  expect(replayed(third, 2, 'off')).toBe(false);
  expect(replayed(kept, 2, 'off')).toBe(true);
  expect(replayed(kept, 2, 'on')).toBe(false);
  expect(replayed(kept, 1, 'off')).toBe(false);
  expect(replayed({ ...kept, replaysOlder: () => true }, 4, 'off')).toBe(false);
});
