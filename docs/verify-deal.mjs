#!/usr/bin/env node
// Checks the deal of a Potager game with nothing but Node.js and docs/fair-dealing.md: no module of Potager is used here.
//
//   node verify-deal.mjs game.json               the deal in the file of a finished game
//   node verify-deal.mjs game.json notes.json    and whether it is the one a device saw (its entry potager.deal.ID)
//   node verify-deal.mjs fair-dealing-vectors.json
//
// Ends with 0 when everything holds. It does not know the rules of the games: it shows what the shuffles come from.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = text => createHash('sha256').update(text, 'utf8').digest('hex');
const hashLines = lines => sha256(lines.map(line => `${line}\n`).join(''));

/** JSON without spaces, the keys of every object in order of their UTF-16 code units. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join()}}`;
}

// The hashes.

const termLines = ({ game, version, edition, options }) => [
  `game ${game} ${version}`,
  `edition ${edition}`,
  `options ${canonical(options)}`,
];

const commitmentOf = ({ table, deal, terms }, secret) =>
  hashLines([
    'potager deal 2 house',
    `table ${table}`,
    `deal ${deal}`,
    ...termLines(terms),
    `secret ${secret}`,
  ]);

const sealOf = ({ table, commitment }, person, salt) =>
  hashLines([
    'potager deal 2 seat',
    `table ${table}`,
    `commitment ${commitment}`,
    `person ${person}`,
    `salt ${salt}`,
  ]);

const rosterHash = ({ table, deal, after, terms, commitment, seats }) =>
  hashLines([
    'potager deal 2 roster',
    `table ${table}`,
    `deal ${deal}`,
    ...after.map(hash => `after ${hash}`),
    ...termLines(terms),
    `commitment ${commitment}`,
    ...seats.map((seat, i) =>
      seat.kind === 'person' ? `seat ${i} person ${seat.person} ${seat.seal}` : `seat ${i} bot ${seat.level}`,
    ),
  ]);

const seedOf = ({ roster, secret, openings }) =>
  hashLines([
    'potager deal 2',
    `roster ${rosterHash(roster)}`,
    `secret ${secret}`,
    ...roster.seats.map((_, i) => `seat ${i} ${openings[i]?.salt ?? 'none'}`),
  ]);

// The generator: ChaCha with eight rounds.

const rotate = (word, by) => (word << by) | (word >>> (32 - by));

function block(key, counter) {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0];
  const x = Int32Array.from(start);
  const quarter = (a, b, c, d) => {
    for (const [right, left] of [
      [16, 12],
      [8, 7],
    ]) {
      x[a] += x[b];
      x[d] = rotate(x[d] ^ x[a], right);
      x[c] += x[d];
      x[b] = rotate(x[b] ^ x[c], left);
    }
  };
  for (let double = 0; double < 4; double++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + start[i]);
}

function generatorOf(seed) {
  const letters = [...seed].map(letter => letter.codePointAt(0));
  let key = new Int32Array(8);
  for (let at = 0; at <= letters.length; at += 8) {
    key = key.map((word, i) => word ^ (letters[at + i] ?? -1 - letters.length));
    key = block(key, at).slice(0, 8);
  }
  let drawn = 0;
  const next = () => block(key, drawn >>> 4)[drawn++ & 15] >>> 0;
  const int = n => {
    for (;;) {
      const product = BigInt(next()) * BigInt(n);
      const low = product % 2n ** 32n;
      if (low >= 2n ** 32n % BigInt(n)) return Number(product >> 32n);
    }
  };
  const shuffle = items => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  };
  return { next, int, shuffle };
}

// What is checked.

let broken = 0;
function check(holds, sentence) {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!holds) broken++;
}

const same = (one, other) => canonical(one) === canonical(other);

const hash = text => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** Whatever is hashed must be written in one way only. */
function isWellFormed({ table, deal, after, terms, commitment, seats }) {
  const id = text => /^[\w-]{1,40}$/.test(text);
  return (
    id(table) &&
    Number.isInteger(deal) &&
    after.every(hash) &&
    hash(commitment) &&
    hash(terms.edition) &&
    /^[a-z-]{1,40}$/.test(terms.game) &&
    Number.isInteger(terms.version) &&
    seats.every(seat =>
      seat.kind === 'person'
        ? id(seat.person) && hash(seat.seal)
        : seat.kind === 'bot' && /^[a-z-]{1,20}$/.test(seat.level),
    )
  );
}

function checkDeal({ roster, secret, openings }, name) {
  check(isWellFormed(roster), `${name}: the roster is written as it should be`);
  check(
    commitmentOf(roster, secret) === roster.commitment,
    `${name}: the secret is the one that was promised`,
  );
  check(openings.length === roster.seats.length, `${name}: there is an opening, or none, for every seat`);
  check(
    hash(secret) &&
      openings.every(each => each === null || (hash(each.salt) && typeof each.early === 'boolean')),
    `${name}: secret and numbers are written as they should be`,
  );
  for (const [i, seat] of roster.seats.entries()) {
    const opening = openings[i] ?? null;
    if (seat.kind !== 'person') check(opening === null, `${name}: seat ${i}, a bot, adds no number`);
    else if (opening === null) console.log(`     ${name}: seat ${i} was left out`);
    else
      check(
        sealOf(roster, seat.person, opening.salt) === seat.seal,
        `${name}: the number of seat ${i} is the one that was sealed${opening.early ? ', and was given early' : ''}`,
      );
  }
}

/** How many people's numbers a deal does not have. */
const missing = ({ roster, openings }) =>
  roster.seats.filter((seat, i) => seat.kind === 'person' && !openings[i]).length;

function checkFile({ record, proof, edition }) {
  const { roster, givenUp } = proof;
  const { terms } = roster;
  const names = givenUp.map((_, i) => `deal ${i + 1}, given up`);
  for (const [i, given] of givenUp.entries()) {
    checkDeal(given, names[i]);
    const { table, deal, after } = given.roster;
    check(
      rosterHash(given.roster) === roster.after[i] &&
        same([table, deal, after], [roster.table, i + 1, roster.after.slice(0, i)]),
      `${names[i]}: is the one that the last roster names`,
    );
    check(missing(given) > 0, `${names[i]}: a number was missing`);
  }
  check(roster.after.length === givenUp.length && roster.deal === givenUp.length + 1, 'no deal is concealed');
  checkDeal(proof, `deal ${roster.deal}`);
  const agreed = {
    game: terms.game,
    version: terms.version,
    options: terms.options,
    seats: roster.seats.length,
  };
  const { game, version, options, seats } = record;
  check(same(agreed, { game, version, options, seats }), 'what was played is what the roster says');
  if (edition !== null)
    check(sha256(canonical(edition)) === terms.edition, 'the card values are those of the roster');
  else console.log(`     card values of the house, hash ${terms.edition}`);
  check(seedOf(proof) === record.seed, 'the seed is made of the roster, the secret and the numbers');
  const choices = [proof, ...givenUp].reduce((sum, deal) => sum + 2 ** missing(deal), 0);
  if (choices > 1) console.log(`     whoever held numbers back could choose between ${choices} deals`);
  const generator = generatorOf(record.seed);
  console.log(`     roster ${rosterHash(roster)}`);
  console.log(`     first draws ${Array.from({ length: 8 }, generator.next).join(' ')}`);
  const deck = Array.from({ length: 10 }, (_, i) => i);
  console.log(`     ten cards shuffled first would lie ${generatorOf(record.seed).shuffle(deck).join(' ')}`);
}

/** The notes of a device that took part: without them a house can make everything up afterwards. */
function checkNotes({ table, promises, numbers }, { proof, edition }) {
  const rosters = [...proof.givenUp.map(({ roster }) => roster), proof.roster];
  check(table === proof.roster.table, 'notes: it is the same table');
  for (const { deal, commitment, terms } of promises) {
    const roster = rosters[deal - 1];
    check(roster !== undefined, `notes: deal ${deal}, which was promised, is in the file`);
    if (roster)
      check(
        same([commitment, terms], [roster.commitment, roster.terms]),
        `notes: deal ${deal} is what was promised`,
      );
  }
  for (const { deal, answered } of numbers)
    if (answered !== null)
      check(
        rosters[deal - 1] && rosterHash(rosters[deal - 1]) === answered,
        `notes: the roster of deal ${deal} is the one that was answered`,
      );
  for (const { deal, person, seal, early, answered, values } of numbers.filter(
    ({ deal }) => deal === rosters.length,
  )) {
    const played = edition === null ? 'house' : sha256(canonical(edition));
    if (values !== undefined) check(values === played, 'notes: the card values are those the page showed');
    const seat = rosters[deal - 1].seats.findIndex(holder => holder.person === person);
    if (early || answered !== null) check(seat >= 0, 'notes: whoever gave a number here took part');
    if (seat < 0) continue;
    check(rosters[deal - 1].seats[seat].seal === seal, 'notes: the seal is the one this device made');
    const opening = proof.openings[seat];
    if (!opening && (early || answered !== null))
      console.log('     notes: this device gave its number, and the deal went on without it');
    if (opening) check(opening.early === early, 'notes: the number was given when the file says');
  }
}

function checkVectors({ deals, generator, openings }) {
  for (const { name, roster, secret, openings: opened, hash, seed } of deals) {
    checkDeal({ roster, secret, openings: opened }, name);
    check(rosterHash(roster) === hash, `${name}: roster`);
    check(seedOf({ roster, secret, openings: opened }) === seed, `${name}: seed`);
  }
  for (const { seed, draws, ints, shuffled } of generator) {
    const next = generatorOf(seed);
    check(same(draws.map(next.next), draws), `seed “${seed}”: ${draws.length} draws`);
    const again = generatorOf(seed);
    check(
      ints.every(([n, value]) => again.int(n) === value),
      `seed “${seed}”: whole numbers`,
    );
    check(same(generatorOf(seed).shuffle(shuffled.map((_, i) => i)), shuffled), `seed “${seed}”: a shuffle`);
  }
  for (const { game, seats, seed, chances } of openings) {
    const chance = generatorOf(seed);
    const follows = ({ int, value, shuffle, order }) =>
      int === undefined
        ? same(chance.shuffle(Array.from({ length: shuffle }, (_, i) => i)), order)
        : chance.int(int) === value;
    check(chances.every(follows), `${game} for ${seats}: ${chances.length} chances of the opening`);
  }
}

const read = path => JSON.parse(readFileSync(path, 'utf8'));
const [path, notes] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: node verify-deal.mjs game.json [notes.json]');
  process.exit(2);
}
const file = read(path);
if (file.potager === 'fair-dealing-vectors') checkVectors(file);
else if (file.potager === 'game' && file.format === 2 && file.proof !== null) {
  checkFile(file);
  if (notes !== undefined) checkNotes(read(notes), file);
} else check(false, 'this is no game file of format 2 with a proof');
console.log(broken === 0 ? 'Everything holds.' : `${broken} do not hold.`);
process.exitCode = broken === 0 ? 0 : 1;
