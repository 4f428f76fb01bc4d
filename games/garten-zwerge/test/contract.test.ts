import { describe, expect, test } from 'vitest';
import { defaultOptions, replaysVersion } from '../../../core/opening.ts';
import { checkContract } from '../../../testkit/contract.ts';
import { Coverage } from '../../../testkit/coverage.ts';
import { gartenZwerge } from '../index.ts';
import { en } from '../texts/en.ts';
import { promises } from './promises.ts';
import { lazy, withSums } from './quick.ts';
import { game } from './table.ts';

/** Random play does not get there in so short a game, or no screen offers the move; each has a test by name. */
const RARE = [
  'moves: mark',
  'moves: choose',
  'events: events-shuffled',
  'events: tied',
  'events: exchanged',
  'events: passed',
  'events: withdrew',
  'events: escaped',
  'events: waived',
  'refusals: no-such-gnome',
  'refusals: gnome-busy',
  'refusals: bound-contest',
  'refusals: bound-seek',
  'refusals: bound-otherwise',
  'refusals: not-yours-to-mark',
  'refusals: no-duties',
  'refusals: no-words',
  'refusals: not-in-steps',
  'refusals: too-few-markers',
  'refusals: not-among-equals',
  'refusals: odd-promise',
  'refusals: enough-calls',
  'refusals: proposal-changed',
];

describe('Garten Zwerge signs the contract', () => {
  const seen = new Coverage();
  const note = (coverage: Coverage): void => {
    for (const part of ['moves', 'events', 'refusals'] as const)
      for (const word of coverage[part]) seen[part].add(word);
  };
  const short = gartenZwerge.open(withSums({ lastRound: 2 }));
  /** Lazy gnomes and empty purses, so that gnomes must be sold; a goal close by. */
  const poor = gartenZwerge.open(lazy(withSums({ purse: 250, wage: 100, goal: 1500, lastRound: 7 })));
  const seats = (count: number) => ({ seats: { min: count, max: count } });
  const variants = Object.values(short.options).flatMap<unknown>(({ values }) => values.slice(1)).length + 1;

  test('[GZ-01] with two to six players', () => {
    const round = gartenZwerge.open(withSums({ lastRound: 1 }));
    expect(() => note(checkContract(round, { ...promises, games: 5 }))).not.toThrow();
  });

  test.each([2, 3])('with every option at %i seats', count => {
    expect(() =>
      note(checkContract({ ...short, ...seats(count) }, { ...promises, games: variants - (7 - count) })),
    ).not.toThrow();
  });

  test.each([
    [2, 'sealed'],
    [3, 'sealed'],
    [2, 'free'],
    [3, 'free'],
  ] as const)('in poverty, %i players, %s', (count, auctions) => {
    const { options } = poor;
    const table = {
      ...poor,
      ...seats(count),
      options: { ...options, auctions: { ...options.auctions, default: auctions } },
    };
    expect(() => note(checkContract(table, { ...promises, games: 2 }))).not.toThrow();
  });

  test('in every kind of move, event and refusal', () => {
    expect(seen.missing(en), 'C15').toEqual(RARE);
  });

  test('[GZ-A28] games of version 1 go on, except those with free calling', () => {
    const old = (auctions: 'sealed' | 'free') => ({
      version: 1,
      options: { ...defaultOptions(game), auctions },
    });
    expect(replaysVersion(game, old('sealed'))).toBe(true);
    expect(replaysVersion(game, old('free'))).toBe(false);
  });
});
