import { expect, test } from 'vitest';
import { checkContract } from '../../../testkit/contract.ts';
import { chillAndChili } from '../index.ts';
import { en } from '../texts/en.ts';
import { promises } from './promises.ts';

/** Refused only in positions that random play does not reach, or as moves no screen offers; each has a test by name. */
const RARE = ['nothing-there', 'no-cards-left', 'row-empty', 'wrong-number', 'mixed-kinds'];

test('[CC-01] Chill & Chili signs the contract with two to five players and every option', () => {
  const coverage = checkContract(chillAndChili.open(chillAndChili.edition), promises);
  expect(coverage.missing(en), 'C15').toEqual(RARE.map(code => `refusals: ${code}`));
});
