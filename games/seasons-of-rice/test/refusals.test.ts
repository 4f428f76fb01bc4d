import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { position } from './position.ts';
import { by, pick, place, refusal, send } from './table.ts';
import { type Refused, refusalTests } from '../../../testkit/refusal-tests.ts';

const HANDS = position({ players: [{ landscape: 'P01 0 0 0', hand: 'P02 P04' }, {}] });
const picked = by(0, HANDS, pick('P04')).state;
const planned = by(0, picked, place(0, 0, -4)).state;
const ending = by(
  0,
  position({ players: [{ landscape: 'P14 0 0 0, P04 2 3 0', hand: 'P05' }, {}] }),
  pick('P05'),
).state;
const row = position({ season: 'dry', row: 'P05' });
const taken = by(0, row, pick('P05')).state;

/** Every reason the game can give, in each situation it belongs to, with the clause that says so. */
const REFUSED: readonly Refused<SeasonsOfRice>[] = [
  ['overlaps', 'SR-36', picked, place(0, 1, 1)],
  ['corner-only', 'SR-35', picked, place(2, 3, 4)],
  ['no-contact', 'SR-34', picked, place(0, 9, 9)],
  ['lines-do-not-meet', 'SR-37', picked, place(0, 3, 0)],
  ['dead-end', 'SR-38', ending, place(0, 2, -4)],
  ['already-picked', 'SR-19', picked, pick('P04')],
  ['already-picked', 'SR-31', taken, pick('P05')],
  ['pick-first', 'SR-20', HANDS, place(0, 0, -4)],
  ['place-first', 'SR-20', picked, send('P02')],
  ['being-placed', 'SR-19', planned, send('P04')],
  ['not-in-hand', 'SR-19', planned, send('P01')],
];

refusalTests<SeasonsOfRice>({ refused: REFUSED, refusal: (state, move) => refusal(state, move, 0), en, fr });

test('the first obstacle is the one that is told: overlap, contact, lines, dead end', () => {
  const codes = [place(0, 1, 0), place(0, 3, 4), place(1, 3, 0)].map(move => refusal(picked, move, 0)!.code);
  expect(codes).toEqual(['overlaps', 'corner-only', 'lines-do-not-meet']);
});
