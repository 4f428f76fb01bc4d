import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { checkContract } from '../../../testkit/contract.ts';
import type { Coverage } from '../../../testkit/coverage.ts';
import { EDITION, type Edition } from '../data/edition.ts';
import { chicoree } from '../index.ts';
import { en } from '../texts/en.ts';
import { promises } from './promises.ts';
import { QUICK, QUICKER } from './quick.ts';

/** What random play does not reach, and refusals of moves that no screen offers; each has a test by name. */
const RARE: readonly string[] = [
  'events: stalled',
  'refusals: not-in-hand',
  'refusals: opponents-only',
  'refusals: out-of-the-game',
  'refusals: too-low',
  'refusals: not-staked',
];

const coverages: Coverage[] = [];

/** Random games among so many, with this box. */
function check(edition: Edition, [min, max]: readonly [number, number], games: number): void {
  const game = { ...chicoree.open(edition), seats: { min, max } };
  coverages.push(checkContract(game, { ...promises, games }));
}

test('Chicorée signs the contract with every option', () => {
  expect(() => check(QUICK, [2, 2], 8)).not.toThrow();
});

test('with three to six players', () => {
  expect(() => check(QUICKER, [3, 6], 4)).not.toThrow();
});

test('and with the cards of the box', () => {
  expect(() => check(EDITION, [3, 3], 1)).not.toThrow();
});

test('every kind of move, event and refusal has occurred, or is excused by name', () => {
  const missing = coverages.map(coverage => new Set(coverage.missing(en)));
  const never = [...nth(missing, 0)].filter(word => missing.every(words => words.has(word)));
  expect(never, 'C15').toEqual(RARE);
});
