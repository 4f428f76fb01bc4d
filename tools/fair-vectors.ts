import { writeFileSync } from 'node:fs';
import { canonical } from '../core/data.ts';
import type { Game, Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import type { Opening, RosterSeat, Terms } from '../fair/deal.ts';
import { commitmentOf, rosterHash, sealOf, seedOf, termsOf } from '../fair/deal.ts';
import { hash } from '../fair/hash.ts';
import { GAMES } from '../games/index.ts';
import { isProgram } from './repository.ts';

/** Examples of every step from secrets to cards, so that a second implementation can be held against ours. */

type Chance =
  | { readonly int: number; readonly value: number }
  | { readonly shuffle: number; readonly order: readonly number[] };

/** The first chances of a game: what setting it up asks of the generator, and what it is told. */
export function openingOf(game: Game<Vocabulary>, seats: number, seed: string) {
  const chances: Chance[] = [];
  const rng = seedRng(seed);
  const options = defaultOptions(game);
  const laidOut = game.setup({ options, seats, random: recording(randomOf(rng), chances), emit: () => {} });
  return {
    game: game.id,
    version: game.version,
    edition: termsOf(game, options).edition,
    options,
    seats,
    seed,
    chances,
    state: hash(canonical({ ...laidOut, rng })),
  };
}

function recording(random: Random, chances: Chance[]): Random {
  const int = (n: number) => {
    const value = random.int(n);
    chances.push({ int: n, value });
    return value;
  };
  return {
    int,
    pick: items => nth(items, int(items.length)),
    shuffle(items) {
      const order = random.shuffle([...items.keys()]);
      const before = [...items];
      for (const [i, from] of order.entries()) items[i] = nth(before, from);
      chances.push({ shuffle: items.length, order });
      return items;
    },
  };
}

/** Not those of a real table: the examples stay the same when card values change. */
const terms: Terms = {
  game: 'chill-and-chili',
  version: 1,
  edition: hash('the card values'),
  options: { start: 'random', beds: 'one', discard: 'any' },
};

const salt = (letter: string) => letter.repeat(64);

function dealOf(
  name: string,
  { openings, after = [] as string[] }: { openings: (Opening | null)[]; after?: string[] },
) {
  const [table, deal, secret] = ['k3m9x2p7q4ra', after.length + 1, hash(`secret of ${name}`)];
  const commitment = commitmentOf({ table, deal, terms, secret });
  const people = ['pNina', '', 'pBen'];
  const seats = people.map((person, seat): RosterSeat => {
    if (person === '') return { kind: 'bot', level: 'easy' };
    return { kind: 'person', person, seal: sealOf({ table, commitment, person, salt: salt(String(seat)) }) };
  });
  const roster = { table, deal, after, terms, commitment, seats };
  return {
    name,
    roster,
    secret,
    openings,
    hash: rosterHash(roster),
    seed: seedOf(roster, { secret, openings }),
  };
}

const opened = (seat: number, early = false): Opening => ({ salt: salt(String(seat)), early });

function generated(seed: string) {
  // A whole word: times a power of two every product is exact.
  const words = randomOf(seedRng(seed));
  const ints = randomOf(seedRng(seed));
  return {
    seed,
    draws: Array.from({ length: 64 }, () => words.int(2 ** 32)),
    ints: [2, 3, 6, 10, 52, 1000, 2 ** 21].map(n => [n, ints.int(n)]),
    shuffled: randomOf(seedRng(seed)).shuffle(Array.from({ length: 52 }, (_, i) => i)),
  };
}

export function fairVectors() {
  const plain = dealOf('everybody in time', { openings: [opened(0), null, opened(2)] });
  const again = dealOf('after a deal given up, one early', {
    openings: [opened(0), null, opened(2, true)],
    after: [plain.hash],
  });
  const deals = [plain, dealOf('one left out', { openings: [opened(0), null, null] }), again];
  return {
    potager: 'fair-dealing-vectors',
    construction: 'potager deal 2',
    deals,
    generator: ['', 'tulip', 'tulipe à Québec 🌷', plain.seed].map(generated),
    openings: Object.values(GAMES).map(({ box }) => {
      const game = box.open(box.edition);
      return openingOf(game, Math.max(2, game.seats.min), plain.seed);
    }),
  };
}

/** Readable, with lists of numbers in a line each. */
export function written(vectors: unknown): string {
  const text = JSON.stringify(vectors, null, 1);
  return `${text.replace(/\[[\d\s,]+\]/g, list => list.replace(/\s+/g, ''))}\n`;
}

/** Writes the file of examples anew. It has every game of the house, so a new game or version changes it. */
export function writeVectors(): void {
  writeFileSync(new URL('../docs/fair-dealing-vectors.json', import.meta.url), written(fairVectors()));
}

if (isProgram(import.meta.url)) writeVectors();
