import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from '../core/data.ts';
import { commitmentOf, type Roster, rosterHash, sealOf, seedOf, type Terms } from './deal.ts';
import { readRoster } from './shapes.ts';

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });
const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 12 });
const lower = fc.string({ unit: fc.constantFrom(...'abc-'), minLength: 1, maxLength: 8 });

const terms: fc.Arbitrary<Terms> = fc.record({
  game: lower,
  version: fc.integer({ min: 1, max: 20 }),
  edition: hex(64),
  options: fc.dictionary(
    fc.string({ maxLength: 5 }),
    fc.oneof(fc.string({ maxLength: 5 }), fc.integer(), fc.boolean()),
    {
      maxKeys: 3,
    },
  ),
});

const rosters: fc.Arbitrary<Roster> = fc
  .record({
    table: word,
    terms,
    commitment: hex(64),
    after: fc.array(hex(64), { maxLength: 2 }),
    seats: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('person' as const), person: word, seal: hex(64) }),
        fc.record({ kind: fc.constant('bot' as const), level: lower }),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(roster => ({ ...roster, deal: roster.after.length + 1 }));

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('what is readable as a roster has a hash of its own; only the order of the options means nothing', () => {
  fc.assert(
    fc.property(rosters, rosters, (one, other) => {
      expect(readRoster(one).ok).toBe(true);
      expect(rosterHash(one) === rosterHash(other)).toBe(same(one, other));
      expect(rosterHash(one)).toBe(rosterHash(structuredClone(one)));
    }),
  );
});

const SALT = 'ab'.repeat(32);
const TERMS: Terms = {
  game: 'plots',
  version: 1,
  edition: 'e'.repeat(64),
  options: { rounds: 3, clock: 'on' },
};
const ROSTER: Roster = {
  table: 'tulip',
  deal: 2,
  after: ['a'.repeat(64)],
  terms: TERMS,
  commitment: 'c'.repeat(64),
  seats: [
    { kind: 'person', person: 'nina', seal: '1'.repeat(64) },
    { kind: 'bot', level: 'easy' },
    { kind: 'person', person: 'ben', seal: '2'.repeat(64) },
  ],
};

test('the hashed texts are those of the documentation, byte by byte', () => {
  const agreed = `game plots 1\nedition ${'e'.repeat(64)}\noptions {"clock":"on","rounds":3}\n`;
  expect(commitmentOf({ table: 'tulip', deal: 1, terms: TERMS, secret: SALT })).toBe(
    sha(`potager deal 2 house\ntable tulip\ndeal 1\n${agreed}secret ${SALT}\n`),
  );
  expect(sealOf({ table: 'tulip', commitment: 'c'.repeat(64), person: 'nina', salt: SALT })).toBe(
    sha(`potager deal 2 seat\ntable tulip\ncommitment ${'c'.repeat(64)}\nperson nina\nsalt ${SALT}\n`),
  );
  const roster = sha(
    `potager deal 2 roster\ntable tulip\ndeal 2\nafter ${'a'.repeat(64)}\n${agreed}commitment ${'c'.repeat(64)}\n` +
      `seat 0 person nina ${'1'.repeat(64)}\nseat 1 bot easy\nseat 2 person ben ${'2'.repeat(64)}\n`,
  );
  expect(rosterHash(ROSTER)).toBe(roster);
  expect(
    seedOf(ROSTER, { secret: SALT, openings: [{ salt: 'f'.repeat(64), early: false }, null, null] }),
  ).toBe(
    sha(
      `potager deal 2\nroster ${roster}\nsecret ${SALT}\nseat 0 ${'f'.repeat(64)}\nseat 1 none\nseat 2 none\n`,
    ),
  );
});

test('everything in a roster matters: the table, the deal, what came before, the terms, the promise, each seat and its order', () => {
  const [nina, bot, ben] = ROSTER.seats;
  const others: Roster[] = [
    { ...ROSTER, table: 'rose' },
    { ...ROSTER, deal: 3 },
    { ...ROSTER, after: [] },
    { ...ROSTER, after: ['b'.repeat(64)] },
    { ...ROSTER, terms: { ...TERMS, game: 'other' } },
    { ...ROSTER, terms: { ...TERMS, version: 2 } },
    { ...ROSTER, terms: { ...TERMS, edition: 'f'.repeat(64) } },
    { ...ROSTER, terms: { ...TERMS, options: { rounds: 4, clock: 'on' } } },
    { ...ROSTER, commitment: 'd'.repeat(64) },
    { ...ROSTER, seats: [ben!, bot!, nina!] },
    { ...ROSTER, seats: [nina!, ben!, bot!] },
    { ...ROSTER, seats: [nina!, bot!] },
    { ...ROSTER, seats: [{ kind: 'bot', level: 'easy' }, bot!, ben!] },
    { ...ROSTER, seats: [nina!, { kind: 'bot', level: 'hard' }, ben!] },
  ];
  expect(new Set([ROSTER, ...others].map(rosterHash)).size).toBe(others.length + 1);
});

test.each([
  [
    'a person with a line of their own',
    { kind: 'person', person: `x ${'1'.repeat(64)}\nseat 1 bot easy`, seal: '1'.repeat(64) },
  ],
  ['a bot with a line of its own', { kind: 'bot', level: 'easy\nseat 1 bot easy' }],
  ['a seal that is none', { kind: 'person', person: 'x', seal: '1' }],
])('a roster with %s is none', (_, seat) => {
  expect(readRoster({ ...ROSTER, seats: [seat] }).ok).toBe(false);
});
