import { describe, expect, test } from 'vitest';
import { type Roster, rosterHash, type Terms } from './deal.ts';
import {
  answerTo,
  type Memory,
  NO_MEMORY,
  notePromise,
  numberFor,
  type RosterTrouble,
  rosterTrouble,
  sealNumber,
  type ShownDeal,
  type ShownTable,
  withNumber,
} from './device.ts';

const TERMS: Terms = { game: 'plots', version: 1, edition: 'e'.repeat(64), options: { rounds: 3 } };
const PROMISE = { deal: 1, commitment: 'c'.repeat(64), terms: TERMS };
const SALT = 'ab'.repeat(32);
const BEN = { kind: 'person', person: 'ben', seal: '2'.repeat(64) } as const;

const sealed = sealNumber(notePromise(NO_MEMORY('tulip'), PROMISE), { person: 'nina', salt: SALT })!;
const MEMORY: Memory = sealed.memory;
const NINA = { kind: 'person', person: 'nina', seal: sealed.seal } as const;

const ROSTER: Roster = {
  table: 'tulip',
  deal: 1,
  after: [],
  terms: TERMS,
  commitment: PROMISE.commitment,
  seats: [NINA, BEN],
};
const shown = (roster: Roster | null): ShownDeal => ({
  ...PROMISE,
  deal: roster?.deal ?? 1,
  roster,
  openings: [null, null],
  without: [],
  early: [],
});
const pageOf = ({ seats }: Roster): ShownTable => ({
  game: 'plots',
  options: { rounds: 3 },
  edition: null,
  seats,
});
const PAGE = pageOf(ROSTER);

test('a device opens its number for a roster that is what it was shown, and notes that before', () => {
  const answer = answerTo(MEMORY, shown(ROSTER), PAGE)!;
  expect(answer).toMatchObject({ roster: rosterHash(ROSTER), salt: SALT });
  expect(numberFor(answer.memory, 1)).toMatchObject({ answered: rosterHash(ROSTER), early: false });
  expect(answerTo(answer.memory, shown(ROSTER), PAGE), 'asked again, it answers the same').toEqual(answer);
});

test('nothing is opened before there is a roster, twice, or after it was left out', () => {
  expect(answerTo(MEMORY, shown(null), PAGE)).toBeNull();
  expect(answerTo(MEMORY, { ...shown(ROSTER), openings: [SALT, null] }, PAGE)).toBeNull();
  expect(answerTo(MEMORY, { ...shown(ROSTER), without: [0] }, PAGE)).toBeNull();
});

test('a device that has no number has nothing to open', () => {
  const onlooker = notePromise(NO_MEMORY('tulip'), PROMISE);
  expect(rosterTrouble(onlooker, shown(ROSTER), PAGE)).toBeNull();
  expect(answerTo(onlooker, shown(ROSTER), PAGE)).toBeNull();
  expect(sealNumber(NO_MEMORY('tulip'), { person: 'nina', salt: SALT })).toBeNull();
});

test('once a number was opened no other is sealed for the same deal: the house would have a second try', () => {
  expect(sealNumber(MEMORY, { person: 'nina', salt: 'cd'.repeat(32) })).not.toBeNull();
  const { memory } = answerTo(MEMORY, shown(ROSTER), PAGE)!;
  expect(sealNumber(memory, { person: 'nina', salt: 'cd'.repeat(32) })).toBeNull();
});

test('a number that was handed over early and got lost is handed over again, still as early', () => {
  const early = withNumber(MEMORY, { ...numberFor(MEMORY, 1)!, early: true });
  expect(answerTo(early, shown(ROSTER), PAGE)).toEqual({ memory: early, roster: null, salt: SALT });
});

test('the first promise counts', () => {
  const later = notePromise(MEMORY, { ...PROMISE, commitment: 'd'.repeat(64) });
  expect(later.promises).toEqual([PROMISE]);
});

describe('a house that shows this device something else is not helped', () => {
  const answered = answerTo(MEMORY, shown(ROSTER), PAGE)!.memory;
  const second = { deal: 2, commitment: 'd'.repeat(64), terms: TERMS };
  const again = sealNumber(notePromise(answered, second), { person: 'nina', salt: 'cd'.repeat(32) })!;
  const next: Roster = {
    ...ROSTER,
    deal: 2,
    commitment: second.commitment,
    after: [rosterHash(ROSTER)],
    seats: [{ ...NINA, seal: again.seal }, BEN],
  };

  test('another deal after one that was given up is answered with the new number', () => {
    expect(answerTo(again.memory, shown(next), pageOf(next))).toMatchObject({ salt: 'cd'.repeat(32) });
  });

  const other = { ...BEN, seal: '3'.repeat(64) };
  const cases: readonly (readonly [RosterTrouble, Memory, Roster, ShownTable])[] = [
    ['unreadable', MEMORY, { ...ROSTER, seats: [NINA, { ...BEN, person: 'ben x\nseat 2 bot easy' }] }, PAGE],
    ['other-table', MEMORY, { ...ROSTER, table: 'rose' }, PAGE],
    ['other-commitment', MEMORY, { ...ROSTER, commitment: 'd'.repeat(64) }, PAGE],
    ['other-commitment', MEMORY, { ...ROSTER, deal: 2, after: ['1'.repeat(64)] }, PAGE],
    ['other-terms', MEMORY, { ...ROSTER, terms: { ...TERMS, options: { rounds: 5 } } }, PAGE],
    ['other-terms', MEMORY, { ...ROSTER, terms: { ...TERMS, edition: 'f'.repeat(64) } }, PAGE],
    ['other-terms', MEMORY, ROSTER, { ...PAGE, options: { rounds: 5 } }],
    ['other-terms', MEMORY, ROSTER, { ...PAGE, game: 'chess' }],
    ['other-terms', MEMORY, ROSTER, { ...PAGE, edition: { name: 'Our own' } }],
    ['other-seats', MEMORY, { ...ROSTER, seats: [BEN, NINA] }, PAGE],
    ['other-seats', MEMORY, { ...ROSTER, seats: [NINA, { kind: 'bot', level: 'easy' }] }, PAGE],
    [
      'not-in-it',
      MEMORY,
      { ...ROSTER, seats: [{ kind: 'bot', level: 'easy' }, BEN] },
      { ...PAGE, seats: [{ kind: 'bot', level: 'easy' }, BEN] },
    ],
    ['other-seal', MEMORY, { ...ROSTER, seats: [{ ...NINA, seal: '9'.repeat(64) }, BEN] }, PAGE],
    // The first roster was answered: a second one with a friend's other seal would be a second try.
    ['answered-another', answered, { ...ROSTER, seats: [NINA, other] }, PAGE],
    ['hidden-deal', again.memory, { ...next, after: ['8'.repeat(64)] }, PAGE],
    ['hidden-deal', again.memory, { ...next, after: [] }, PAGE],
  ];
  test.each(cases)('%s', (trouble, memory, roster, page) => {
    expect(rosterTrouble(memory, shown(roster), page)).toBe(trouble);
    expect(answerTo(memory, shown(roster), page)).toBeNull();
  });
});
