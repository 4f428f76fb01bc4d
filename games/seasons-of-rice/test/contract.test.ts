import { expect, test } from 'vitest';
import { checkContract } from '../../../testkit/contract.ts';
import { seasonsOfRice } from '../index.ts';
import { en } from '../texts/en.ts';
import { promises } from './promises.ts';

/** Only asked for by somebody who does not follow the list of choices; each has a test by name. */
const UNLISTED = [
  'refusals: overlaps',
  'refusals: corner-only',
  'refusals: no-contact',
  'refusals: lines-do-not-meet',
  'refusals: pick-first',
  'refusals: place-first',
  'refusals: not-in-hand',
];
/** Random play hardly ever gets so far. */
const RARE = ['refusals: dead-end'];

test('[SR-01] Seasons of Rice signs the contract, with every option, in every kind of move and event', () => {
  const coverage = checkContract(seasonsOfRice.open(seasonsOfRice.edition), promises);
  expect(coverage.missing(en).filter(word => !RARE.includes(word))).toEqual(UNLISTED);
});
