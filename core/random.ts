/**
 * The generator's whole memory, as plain data: eight words of key and the number of words drawn so far.
 * It is ChaCha8 (the cipher behind several languages' default generators), so that nobody who has seen
 * many shuffled cards can compute the ones they have not seen.
 */
export type Rng = [number, number, number, number, number, number, number, number, number];

/** A source of chance that advances the `Rng` it was made from. */
export interface Random {
  /** An integer in [0, n), n at most 2^21. */
  int(n: number): number;
  pick<T>(items: readonly T[]): T;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[];
}

const DRAWN = 8;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Stretches a seed of any length over the key, each block of eight letters stirred in by the cipher itself. */
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

  /** Lemire's multiplication with rejection: every outcome equally likely, hardly ever a division. */
  const int = (n: number): number => {
    for (;;) {
      const product = next() * n;
      const low = product >>> 0;
      if (low >= n || low >= 2 ** 32 % n) return (product - low) / 2 ** 32;
    }
  };

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

/** One ChaCha8 block: sixteen words from the key and a counter. */
function block(key: Rng, counter: number, out: Int32Array): void {
  out[0] = CONSTANTS[0];
  out[1] = CONSTANTS[1];
  out[2] = CONSTANTS[2];
  out[3] = CONSTANTS[3];
  for (let i = 0; i < 8; i++) out[4 + i] = key[i]!;
  out[12] = counter;
  out[13] = out[14] = out[15] = 0;
  for (let round = 0; round < 8; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) out[i] = out[i]! + CONSTANTS[i]!;
  for (let i = 0; i < 8; i++) out[4 + i] = out[4 + i]! + key[i]!;
  out[12] = out[12]! + counter;
}

// oxlint-disable-next-line max-params -- the cipher's own shape: four cells of one array
function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The generator of an imagined world: never the real one, so that a bot cannot foresee a shuffle. */
export function freshRng(random: Random): Rng {
  const word = () => random.int(2 ** 16) * 2 ** 16 + random.int(2 ** 16);
  return [word() | 0, word() | 0, word() | 0, word() | 0, 0, 0, 0, 0, 0];
}
