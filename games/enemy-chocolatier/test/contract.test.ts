import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../core/opening.ts';
import { checkContract } from '../../../testkit/contract.ts';
import { EDITION } from '../data/edition.ts';
import { enemyChocolatier } from '../index.ts';
import { en } from '../texts/en.ts';
import { BOOM_TOWN } from './boom-town.ts';
import { promisesOf } from './promises.ts';

describe('Enemy Chocolatier signs the contract', () => {
  const boom = enemyChocolatier.open(BOOM_TOWN);
  const promises = promisesOf(BOOM_TOWN);

  test('[EC-01] with two to six players', () => {
    expect(() => checkContract(boom, { ...promises, games: 5 })).not.toThrow();
  });

  /** Random play in so short a game does not get so far; each has a test by name. */
  const RARE = [
    'moves: vote',
    'events: broken',
    'events: shut',
    'events: vote-called',
    'events: voted',
    'events: agreed',
    'events: stalled',
    'refusals: no-marker-left',
    'refusals: no-changes-left',
  ];

  test('with every option, in every kind of move, event and refusal', () => {
    const duel = { ...boom, seats: { min: 2, max: 2 } };
    const variants = Object.values(boom.options).flatMap<unknown>(({ values }) => values.slice(1));
    const games = variants.length + 1 - 4; // four of the seats to start from are not there
    const coverage = checkContract(duel, { ...promises, games });
    expect(coverage.missing(en), 'C15').toEqual(RARE);
  });

  test('with the town we ship', () => {
    const game = enemyChocolatier.open(EDITION);
    expect(defaultOptions(game).stalemate).toBe('ranking');
    expect(() => checkContract(game, { ...promisesOf(EDITION), games: 1 })).not.toThrow();
  });
});
