import { expect, test } from 'vitest';
import { checkContract } from '../../../testkit/contract.ts';
import { plots } from '../index.ts';
import { en } from '../texts/en.ts';
import { promises } from './promises.ts';

test('[PLT-01] the game signs the contract with two to four players', () => {
  const coverage = checkContract(plots.open(plots.edition), { ...promises, games: 120 });
  expect(coverage.missing(en), 'C15').toEqual([]);
});
