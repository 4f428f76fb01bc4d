/**
 * The generator's state as plain data: eight words of key and the number of words drawn so far.
 * It is ChaCha8, a cryptographic generator, so that nobody can compute hidden cards from the cards they have seen.
 */
export type Rng = [number, number, number, number, number, number, number, number, number];

/** A random source that advances the `Rng` it was made from. */
export interface Random {
  /** An integer in [0, n), n at most 2^21. */
  int(n: number): number;
  pick<T>(items: readonly T[]): T;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[];
}

const DRAWN = 8;
/** “expand 32-byte k”, the cipher's own constants. */
const [A0, A1, A2, A3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Hashes a seed of any length into the key, eight letters at a time, with the cipher's own block function. */
export function seedRng(seed: string): Rng {
  const rng: Rng = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const letters = [...seed].map(letter => letter.codePointAt(0)!);
  const out = new Int32Array(16);
  for (let at = 0; at <= letters.length; at += 8) {
    for (let i = 0; i < 8; i++) rng[i] = rng[i]! ^ (letters[at + i] ?? -1 - letters.length);
    block(rng, at, out);
    for (let i = 0; i < 8; i++) rng[i] = out[i]!;
  }
  return rng;
}

/** The same place in the same sequence. */
export const copyRng = (rng: readonly number[]) => rng.slice() as Rng;

export function randomOf(rng: Rng): Random {
  const words = new Int32Array(16);
  let ready = -1;

  /** The next 32 bits, unsigned. */
  const next = (): number => {
    const drawn = rng[DRAWN];
    const wanted = drawn >>> 4;
    if (wanted !== ready) {
      block(rng, wanted, words);
      ready = wanted;
    }
    rng[DRAWN] = drawn + 1;
    return words[drawn & 15]! >>> 0;
  };

  /** Lemire's method (multiplication with rejection): unbiased, and almost never a division. */
  const int = (n: number): number => {
    for (;;) {
      const product = next() * n;
      const low = product >>> 0;
      if (low >= n || low >= 2 ** 32 % n) return (product - low) / 2 ** 32;
    }
  };

  return drawing(int);
}

/** Picks and shuffles with whole numbers from this source: `int(n)` is at least 0 and less than n. */
export function drawing(int: Random['int']): Random {
  return {
    int,
    pick: items => items[int(items.length)]!,
    shuffle: items => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const swap = items[i]!;
        items[i] = items[j]!;
        items[j] = swap;
      }
      return items;
    },
  };
}

/**
 * One ChaCha8 block: sixteen words from the key and a counter. A square of four rows a, b, c, d is stirred eight times.
 * Its cells are variables, not an array, because every card that is shuffled and every bot's guess waits for this.
 */
function block(key: Rng, counter: number, out: Int32Array): void {
  // biome-ignore format: the square
  let a0 = A0, a1 = A1, a2 = A2, a3 = A3,
    b0 = key[0], b1 = key[1], b2 = key[2], b3 = key[3],
    c0 = key[4], c1 = key[5], c2 = key[6], c3 = key[7],
    d0 = counter, d1 = 0, d2 = 0, d3 = 0;
  // biome-ignore format: a quarter round is two lines
  for (let round = 0; round < 8; round += 2) {
    // Down the columns …
    a0 = (a0 + b0) | 0; d0 = rotate(d0 ^ a0, 16); c0 = (c0 + d0) | 0; b0 = rotate(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0; d0 = rotate(d0 ^ a0, 8);  c0 = (c0 + d0) | 0; b0 = rotate(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0; d1 = rotate(d1 ^ a1, 16); c1 = (c1 + d1) | 0; b1 = rotate(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0; d1 = rotate(d1 ^ a1, 8);  c1 = (c1 + d1) | 0; b1 = rotate(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0; d2 = rotate(d2 ^ a2, 16); c2 = (c2 + d2) | 0; b2 = rotate(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0; d2 = rotate(d2 ^ a2, 8);  c2 = (c2 + d2) | 0; b2 = rotate(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0; d3 = rotate(d3 ^ a3, 16); c3 = (c3 + d3) | 0; b3 = rotate(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0; d3 = rotate(d3 ^ a3, 8);  c3 = (c3 + d3) | 0; b3 = rotate(b3 ^ c3, 7);
    // … and along the diagonals.
    a0 = (a0 + b1) | 0; d3 = rotate(d3 ^ a0, 16); c2 = (c2 + d3) | 0; b1 = rotate(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0; d3 = rotate(d3 ^ a0, 8);  c2 = (c2 + d3) | 0; b1 = rotate(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0; d0 = rotate(d0 ^ a1, 16); c3 = (c3 + d0) | 0; b2 = rotate(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0; d0 = rotate(d0 ^ a1, 8);  c3 = (c3 + d0) | 0; b2 = rotate(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0; d1 = rotate(d1 ^ a2, 16); c0 = (c0 + d1) | 0; b3 = rotate(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0; d1 = rotate(d1 ^ a2, 8);  c0 = (c0 + d1) | 0; b3 = rotate(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0; d2 = rotate(d2 ^ a3, 16); c1 = (c1 + d2) | 0; b0 = rotate(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0; d2 = rotate(d2 ^ a3, 8);  c1 = (c1 + d2) | 0; b0 = rotate(b0 ^ c1, 7);
  }
  // biome-ignore format: the square again
  {
    out[0] = a0 + A0; out[1] = a1 + A1; out[2] = a2 + A2; out[3] = a3 + A3;
    out[4] = b0 + key[0]; out[5] = b1 + key[1]; out[6] = b2 + key[2]; out[7] = b3 + key[3];
    out[8] = c0 + key[4]; out[9] = c1 + key[5]; out[10] = c2 + key[6]; out[11] = c3 + key[7];
    out[12] = d0 + counter; out[13] = d1; out[14] = d2; out[15] = d3;
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The generator of an imagined world: never the real one, so that a bot cannot foresee a shuffle. */
export function freshRng(random: Random): Rng {
  const word = () => random.int(2 ** 16) * 2 ** 16 + random.int(2 ** 16);
  return [word() | 0, word() | 0, word() | 0, word() | 0, 0, 0, 0, 0, 0];
}
