import { describe, expect, test } from 'vitest';
import { firstCommitment, firstSeed } from './first-deal.ts';
import type { OpenedDeal, SecondFile } from './game-file.ts';
import { plots } from '../games/plots/index.ts';
import {
  dealIn,
  failures,
  fileOf,
  firstFileOf,
  HONEST,
  memoryOf,
  rosterIn,
  seenFrom,
  verdictFor,
} from './test/sample.ts';
import { rosterHash } from './deal.ts';
import { withNumber } from './device.ts';

// A house with the source at hand and one accomplice: the device at seat 0 belongs to Nina, who is honest, and seat 2 to Chloé,
// who is not. Every forged file fits together as far as its maker could make it; what gives it away is named.

const HONEST_FILE = fileOf();
const NINA = memoryOf();
/** Another number of Chloé's, of the many that were tried. */
const BETTER = 'cc'.repeat(32);

test('what the honest house and Nina’s device agree on is proven', () => {
  expect(failures(HONEST_FILE, NINA)).toEqual([]);
  expect(verdictFor(HONEST_FILE, NINA)).toEqual({
    trust: 'nobody',
    construction: 2,
    rewinds: 0,
    people: [
      { seat: 0, name: 'Nina', part: 'in-time', mine: true },
      { seat: 2, name: 'Chloé', part: 'in-time', mine: false },
    ],
    givenUp: 0,
    choices: 1,
  });
});

test('a game made up for the proof is not the one that was played before Nina’s eyes', () => {
  const { seed } = HONEST_FILE.record;
  expect(failures(HONEST_FILE, { ...NINA, seen: seenFrom(seed) })).toEqual([]);
  const dealtOtherwise = { ...NINA, seen: seenFrom('cards that pleased the house') };
  expect(failures(HONEST_FILE, dealtOtherwise)).toEqual(['memory other-play']);
  expect(verdictFor(HONEST_FILE, dealtOtherwise)).toMatchObject({ trust: 'broken' });
  const otherMoves = { ...NINA, seen: { ...seenFrom(seed), news: seenFrom(seed).news.slice(1) } };
  expect(failures(HONEST_FILE, otherMoves)).toEqual(['memory other-play']);
});

describe('a file made anew around', () => {
  test.each([
    ['another table id, tried until the cards pleased', { table: 'kitchen-tablf' }, 'memory other-table'],
    ['a secret chosen when all numbers were known', { secret: '5f'.repeat(32) }, 'memory other-commitment'],
    ['other options', { options: { rounds: 6, clock: 'on' } }, 'memory other-commitment'],
    [
      'other card values',
      { edition: { ...plots.edition, purse: plots.edition.purse + 2 } },
      'memory other-commitment',
    ],
    ['another number of Chloé’s', { salts: [HONEST.salts[0]!, null, BETTER] }, 'memory other-roster'],
    ['another number of Nina’s', { salts: [BETTER, null, HONEST.salts[2]!] }, 'memory other-roster'],
    ['another person in Chloé’s place', { people: ['nina', '', 'dora'] }, 'memory other-roster'],
    [
      'swapped seats',
      { salts: HONEST.salts.toReversed(), people: HONEST.people.toReversed() },
      'memory other-roster',
    ],
    ['a bot in Nina’s place', { salts: [null, null, HONEST.salts[2]!] }, 'memory other-roster'],
    ['a bot in Chloé’s place', { salts: [HONEST.salts[0]!, null, null] }, 'memory other-roster'],
    [
      'a person in the bot’s place',
      { salts: [HONEST.salts[0]!, BETTER, HONEST.salts[2]!], people: ['nina', 'dora', 'chloe'] },
      'memory other-roster',
    ],
  ])('%s is found out by Nina’s device, and by nothing else', (_, plot, trouble) => {
    const file = fileOf(plot);
    expect(failures(file), 'the file by itself is in order').toEqual([]);
    expect(failures(file, NINA)).toEqual([trouble]);
    expect(verdictFor(file, NINA).trust).toBe('broken');
  });
});

describe('card values that the house has promised by their hash from the beginning', () => {
  const own = { ...plots.edition, purse: plots.edition.purse + 2 };

  test('are found out by Nina’s device, where its page showed those of the house', () => {
    const file = fileOf({ edition: own });
    expect(failures(file)).toEqual([]);
    expect(failures(file, memoryOf({ edition: own, shown: null }))).toEqual(['memory other-terms']);
    expect(failures(file, memoryOf({ edition: own })), 'shown as they are').toEqual([]);
  });

  test('are not held against notes of an older page, which say nothing of them', () => {
    const memory = memoryOf();
    const numbers = memory.numbers.map(({ values: _values, ...number }) => number);
    expect(failures(HONEST_FILE, { ...memory, numbers })).toEqual([]);
  });
});

/** The honest file with its proof changed, and the record dealt as it was. */
const withProof = (change: Partial<NonNullable<SecondFile['proof']>>): SecondFile => ({
  ...HONEST_FILE,
  proof: { ...HONEST_FILE.proof!, ...change },
});

describe('a file that is changed in one place is found out without any memory', () => {
  const { roster, openings } = HONEST_FILE.proof!;
  const swapped = fileOf({ salts: HONEST.salts.toReversed(), people: HONEST.people.toReversed() }).proof!;
  const other = { ...HONEST_FILE.record, seed: fileOf({ secret: '5f'.repeat(32) }).record.seed };
  test.each([
    [
      'another secret',
      withProof({ secret: '5f'.repeat(32) }),
      ['commitment other-secret', 'seed other-seed'],
    ],
    [
      'another’s number replaced after the deal',
      withProof({ openings: [openings[0]!, null, { salt: BETTER, early: false }] }),
      ['seals other-number', 'seed other-seed'],
    ],
    [
      'one’s own number replaced after the deal',
      withProof({ openings: [{ salt: BETTER, early: false }, null, openings[2]!] }),
      ['seals other-number', 'seed other-seed'],
    ],
    [
      'a number for a bot',
      withProof({ openings: [openings[0]!, { salt: BETTER, early: false }, openings[2]!] }),
      ['seals number-of-a-bot', 'seed other-seed'],
    ],
    [
      'a number left out afterwards',
      withProof({ openings: [openings[0]!, null, null] }),
      ['seed other-seed'],
    ],
    ['a number too few', withProof({ openings: openings.slice(0, 2) }), ['seed other-seats']],
    [
      'another table',
      withProof({ roster: { ...roster, table: 'rose' } }),
      ['commitment other-secret', 'seals other-number', 'seed other-seed'],
    ],
    [
      'other options in the roster',
      withProof({ roster: { ...roster, terms: { ...roster.terms, options: { rounds: 4, clock: 'on' } } } }),
      ['commitment other-secret', 'roster other-options', 'seed other-seed'],
    ],
    [
      'other card values in the roster',
      withProof({ roster: { ...roster, terms: { ...roster.terms, edition: 'f'.repeat(64) } } }),
      ['commitment other-secret', 'roster other-edition', 'seed other-seed'],
    ],
    [
      'another version in the roster',
      withProof({ roster: { ...roster, terms: { ...roster.terms, version: 2 } } }),
      ['commitment other-secret', 'roster other-game', 'seed other-seed'],
    ],
    [
      'seats swapped in the roster',
      withProof({ roster: swapped.roster, openings: swapped.openings }),
      ['seed other-seed'],
    ],
    [
      'a deal more than there were',
      withProof({ roster: { ...roster, deal: 2, after: ['1'.repeat(64)] } }),
      ['commitment other-secret', 'given-up not-in-the-roster', 'seed other-seed'],
    ],
    [
      'a record that does not follow from the seed',
      { ...HONEST_FILE, record: other },
      ['seed other-seed', 'moves entry-refused', 'states not-checked', 'result not-checked'],
    ],
  ])('%s', (_, file, found) => {
    expect(failures(file)).toEqual(expect.arrayContaining(found.slice(0, 1)));
    for (const each of found.filter(name => !name.startsWith('moves') && !name.endsWith('not-checked')))
      expect(failures(file)).toContain(each);
    expect(verdictFor(file).trust).toBe('broken');
  });
});

describe('two people', () => {
  test('who were shown different rosters: one of them finds out, whichever is in the file', () => {
    const shownToChloe = fileOf({ salts: ['0b'.repeat(32), null, HONEST.salts[2]!] });
    expect(failures(shownToChloe, NINA)).toEqual(['memory other-roster']);
    const chloe = {
      ...NINA,
      numbers: [
        {
          ...NINA.numbers[0]!,
          person: 'chloe',
          salt: HONEST.salts[2]!,
          seal: '',
          answered: rosterHash(shownToChloe.proof!.roster),
        },
      ],
    };
    expect(failures(HONEST_FILE, chloe)).toEqual(['memory other-roster']);
  });

  test('an old file of another table is not the file of this one', () => {
    const old = fileOf({ table: 'garden-table', secret: '77'.repeat(32) });
    expect(failures(old)).toEqual([]);
    expect(failures(old, NINA)).toEqual(['memory other-table']);
  });

  test('a game without a proof, or with a weaker one, is not what was promised', () => {
    expect(failures({ ...HONEST_FILE, proof: null }, NINA)).toContain('memory no-proof');
    const deal = {
      table: HONEST.table,
      secret: HONEST.secret,
      salts: ['0a'.repeat(16), null, '0c'.repeat(16)],
    };
    const weaker = firstFileOf(deal, firstSeed(deal));
    expect(failures(weaker)).toEqual([]);
    expect(failures(weaker, NINA)).toEqual(['memory other-construction']);
  });
});

describe('a deal that was given up', () => {
  /** Chloé did not open her number for the first deal. */
  const first: OpenedDeal = dealIn({ ...HONEST, secret: '11'.repeat(32), without: [2] });
  const plot = { givenUp: [first], salts: ['1a'.repeat(32), null, '1c'.repeat(32)] };
  const file = fileOf(plot);
  const nina = memoryOf(plot);

  test('stays in the proof, and the verdict says what it made possible', () => {
    expect(failures(file, nina)).toEqual([]);
    expect(verdictFor(file, nina)).toMatchObject({ trust: 'held-back', givenUp: 1, choices: 3 });
  });

  test('and was thrown away in silence is missed by those who answered it', () => {
    const silent = fileOf({ ...plot, givenUp: [] });
    expect(failures(silent)).toEqual([]);
    expect(failures(silent, nina)).toEqual(['memory hidden-deal']);
  });

  test('though it had every number is a deal that somebody disliked', () => {
    const whole = dealIn({ ...HONEST, secret: '11'.repeat(32) });
    expect(failures(fileOf({ ...plot, givenUp: [whole] }))).toEqual(['given-up thrown-away']);
  });

  test('cannot be replaced by another, nor its secret or its numbers', () => {
    const proof = file.proof!;
    const given = (change: Partial<OpenedDeal>) => ({
      ...file,
      proof: { ...proof, givenUp: [{ ...first, ...change }] },
    });
    const strange = rosterIn({ ...HONEST, secret: '22'.repeat(32) });
    expect(failures(given({ roster: strange }))).toEqual(['given-up not-in-the-roster']);
    expect(failures(given({ secret: '22'.repeat(32) }))).toEqual(['given-up other-secret']);
    const openings = [{ salt: BETTER, early: false }, null, null];
    expect(failures(given({ openings }))).toEqual(['given-up other-number']);
    expect(failures({ ...file, proof: { ...proof, givenUp: [] } })).toEqual(['given-up not-in-the-roster']);
  });

  test('cannot be taken up again once another was promised', () => {
    const promised = memoryOf(plot);
    const back = fileOf({ secret: '11'.repeat(32), without: [2] });
    expect(failures(back, promised)).toEqual(['memory hidden-deal']);
  });
});

describe('the verdict names who could still have cheated', () => {
  test('a number left out gives a choice, and whose it was is said', () => {
    const file = fileOf({ without: [2] });
    expect(failures(file, NINA)).toEqual([]);
    expect(verdictFor(file, NINA)).toMatchObject({
      trust: 'held-back',
      choices: 2,
      people: [{ part: 'in-time' }, { part: 'left-out' }],
    });
  });

  test('one’s own number left out proves nothing for oneself', () => {
    const file = fileOf({ without: [0] });
    expect(failures(file, NINA)).toEqual([]);
    expect(verdictFor(file, NINA)).toMatchObject({
      trust: 'one-of-them',
      choices: 2,
      people: [{ part: 'left-out', mine: true }, {}],
    });
  });

  test('a number given early does not protect from the house', () => {
    const early = withNumber(NINA, { ...NINA.numbers[0]!, early: true, answered: null });
    expect(verdictFor(fileOf({ early: [0] }), early)).toMatchObject({ trust: 'one-of-them' });
    expect(verdictFor(fileOf({ early: [0, 2] }), early)).toMatchObject({ trust: 'house' });
    expect(verdictFor(fileOf({ salts: [null, null, null] }))).toMatchObject({ trust: 'house' });
  });

  test('a house that says early of a number in time, or in time of an early one, is contradicted', () => {
    expect(failures(fileOf({ early: [0] }), NINA)).toEqual(['memory other-time']);
    const early = withNumber(NINA, { ...NINA.numbers[0]!, early: true, answered: null });
    expect(failures(HONEST_FILE, early)).toEqual(['memory other-time']);
  });

  test('without a memory it is fair if one of those who opened in time is honest', () => {
    expect(verdictFor(HONEST_FILE)).toMatchObject({ trust: 'one-of-them' });
  });

  test('a number in one’s name that another device sealed is not vouched for by this one', () => {
    const elsewhere = withNumber(NINA, { ...NINA.numbers[0]!, seal: '9'.repeat(64), answered: null });
    expect(failures(HONEST_FILE, elsewhere)).toEqual(['memory other-seal']);
  });

  test('who stood up before the deal has nothing to miss', () => {
    const gone = withNumber(NINA, { ...NINA.numbers[0]!, person: 'emil', answered: null });
    expect(failures(HONEST_FILE, gone)).toEqual([]);
    expect(verdictFor(HONEST_FILE, gone)).toMatchObject({ trust: 'one-of-them' });
  });
});

describe('the first construction', () => {
  const deal = {
    table: 'old-table',
    secret: '5ec2e7'.padEnd(64, '0'),
    salts: ['0a'.repeat(16), null, '0c'.repeat(16)],
  };
  const file = firstFileOf(deal, firstSeed(deal));
  const memory = { commitment: firstCommitment(deal.secret), seat: 2, salt: deal.salts[2]! };

  test('keeps verifying, and is not called more than it is', () => {
    expect(failures(file, memory)).toEqual([]);
    expect(verdictFor(file, memory)).toMatchObject({ trust: 'house', construction: 1 });
  });

  test('finds out a replaced secret and a replaced salt', () => {
    const secret = 'f'.repeat(64);
    const anew = { ...deal, secret };
    expect(failures(firstFileOf(anew, firstSeed(anew)), memory)).toEqual(['memory other-commitment']);
    const salted = { ...deal, salts: [deal.salts[0]!, null, '0d'.repeat(16)] };
    expect(failures(firstFileOf(salted, firstSeed(salted)), memory)).toEqual(['memory other-salt']);
    expect(failures({ ...file, proof: { ...file.proof!, secret } })).toEqual([
      'commitment other-secret',
      'seed other-seed',
    ]);
  });

  test('does not find out a replaced id or a friend’s replaced salt: that is why there is a second', () => {
    const elsewhere = { ...deal, table: 'other-table' };
    expect(failures(firstFileOf(elsewhere, firstSeed(elsewhere)), memory)).toEqual([]);
    const salted = { ...deal, salts: ['0e'.repeat(16), null, deal.salts[2]!] };
    expect(failures(firstFileOf(salted, firstSeed(salted)), memory)).toEqual([]);
    expect(verdictFor(firstFileOf(salted, firstSeed(salted)), memory)).toMatchObject({ trust: 'house' });
  });
});
