import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshRng, type Rng, randomOf, seedRng } from './random.ts';
import { nth } from './sure.ts';

/** The upper halves of the first words: what `int(2^16)` gives, because 2^16 divides 2^32. */
const upperHalves = (rng: Rng, count: number): number[] => {
  const random = randomOf(rng);
  return Array.from({ length: count }, () => random.int(2 ** 16));
};

describe('known answers', () => {
  test('a zero key gives the published ChaCha8 key stream', () => {
    // draft-strombergson-chacha-test-vectors-01, TC1: 256-bit key and nonce of zeros, 8 rounds, first block.
    const stream =
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
    const words = Array.from({ length: 16 }, (_, i) => Buffer.from(stream, 'hex').readUInt32LE(4 * i));
    expect(upperHalves([0, 0, 0, 0, 0, 0, 0, 0, 0], 16)).toEqual(words.map(word => word >>> 16));
  });

  test('a seed always opens the same game: change this and no old record can be replayed', () => {
    expect(seedRng('potager')).toEqual([
      -407814400, 752829958, 920822535, -431928294, 695831813, 451743168, -495794737, 1015392791, 0,
    ]);
    expect(upperHalves(seedRng('potager'), 8)).toEqual([
      10098, 45875, 5528, 10229, 48174, 13266, 46374, 8325,
    ]);
    expect(seedRng('')).toEqual([
      1226940729, 1163296333, 2053124392, 1694001045, 243613430, -684121379, 55158557, -153949900, 0,
    ]);
    expect(seedRng('a seed of more than eight letters 🌽')).toEqual([
      -644214512, 1085031469, -92133188, 1775531707, 1384822019, -1176386532, -598162563, 2136692059, 0,
    ]);
  });

  test('a shuffle is pinned too', () => {
    const cards = randomOf(seedRng('potager')).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(cards).toEqual([5, 3, 7, 2, 8, 4, 9, 0, 6, 1]);
  });
});

/** ChaCha8 once more, written as the definition reads, to compare with. */
function plainBlock(key: readonly number[], counter: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key.slice(0, 8), counter, 0, 0, 0];
  const x = [...start];
  const mix = ([to, from, turned]: readonly [number, number, number], by: number): void => {
    x[to] = (nth(x, to) + nth(x, from)) >>> 0;
    const word = (nth(x, turned) ^ nth(x, to)) >>> 0;
    x[turned] = ((word << by) | (word >>> (32 - by))) >>> 0;
  };
  const quarter = ([a, b, c, d]: readonly [number, number, number, number]): void => {
    mix([a, b, d], 16);
    mix([c, d, b], 12);
    mix([a, b, d], 8);
    mix([c, d, b], 7);
  };
  for (let twice = 0; twice < 4; twice++) {
    for (let i = 0; i < 4; i++) quarter([i, 4 + i, 8 + i, 12 + i]);
    for (let i = 0; i < 4; i++) quarter([i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4)]);
  }
  return x.map((word, i) => (word + nth(start, i)) >>> 0);
}

const rngs = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: 8, maxLength: 8 });

describe('the generator', () => {
  test('is ChaCha8 for every key and every block', () => {
    fc.assert(
      fc.property(rngs, fc.nat(2 ** 20), (key, counter) => {
        const drawn = upperHalves([...key, 16 * counter] as Rng, 16);
        expect(drawn).toEqual(plainBlock(key, counter).map(word => word >>> 16));
      }),
    );
  });

  test('is plain data: it can be put away in the middle of a stream and taken up again', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, before) => {
        const rng = seedRng(seed);
        const random = randomOf(rng);
        for (let i = 0; i < before; i++) random.int(6);
        const saved = JSON.parse(JSON.stringify(rng)) as Rng;
        const draw = (from: { int(n: number): number }) => Array.from({ length: 40 }, () => from.int(52));
        expect(draw(randomOf(saved))).toEqual(draw(random));
        expect(saved).toEqual(rng);
      }),
    );
  });

  test('two sources on one generator take turns on the same stream', () => {
    const rng = seedRng('shared');
    const [a, b] = [randomOf(rng), randomOf(rng)];
    const mixed = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? a : b).int(2 ** 16));
    expect(mixed).toEqual(upperHalves(seedRng('shared'), 60));
  });

  test('different seeds give different keys, however alike they are', () => {
    const seeds = [
      '',
      ' ',
      '  ',
      'a',
      'b',
      'aa',
      'abcdefgh',
      'abcdefgh ',
      'abcdefghi',
      '\u00e9',
      'e\u0301',
      '🌽',
      '\0',
      '\0\0',
    ];
    const many = [...seeds, ...Array.from({ length: 2000 }, (_, i) => `game-${i}`)];
    expect(new Set(many.map(seed => seedRng(seed).join())).size).toBe(many.length);
  });
});

describe('int', () => {
  test.each([2, 3, 6, 7, 52, 90, 1000])('is uniform below %i', n => {
    const random = randomOf(seedRng(`chi-square ${n}`));
    const draws = 400 * n;
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) counts[random.int(n)]!++;
    const expected = draws / n;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Within four standard deviations of its mean, on both sides: too even is as suspicious as too uneven.
    expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(4 * Math.sqrt(2 * (n - 1)) + 1);
  });

  test('stays in its range up to the largest allowed n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, n) => {
        const random = randomOf(seedRng(seed));
        for (let i = 0; i < 20; i++) {
          const drawn = random.int(n);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
        }
      }),
    );
  });
});

describe('shuffle and pick', () => {
  test('a shuffle is a permutation, in place', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = [...items];
        expect(randomOf(seedRng(seed)).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('all orders of four cards are equally likely', () => {
    const random = randomOf(seedRng('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(52); // 99.95 % for 23 degrees of freedom
  });

  test('pick takes one of the items', () => {
    const random = randomOf(seedRng('pick'));
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });
});

test('a fresh generator is another one, and plain data', () => {
  const rng = seedRng('real');
  const fresh = freshRng(randomOf(rng));
  expect(fresh.slice(0, 8)).not.toEqual(rng.slice(0, 8));
  expect(JSON.parse(JSON.stringify(fresh))).toEqual(fresh);
  expect(fresh.every(Number.isInteger)).toBe(true);
});
