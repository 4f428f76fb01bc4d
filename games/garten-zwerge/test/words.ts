import { nth } from '../../../core/sure.ts';
import { HATS, type Hat } from '../data/words.ts';
import type { Pair } from '../vocabulary.ts';

/** The hat called `red`. */
export function hat(word: string): Hat {
  const rank = HATS.findIndex(name => name === word);
  if (rank < 0) throw new Error(`No hat is called "${word}"`);
  return rank;
}

/** Several hats, with spaces between. */
export const hats = (words: string): Hat[] => words.split(' ').filter(Boolean).map(hat);

/** Gnomes counted by hat. */
export function counts(words: string): number[] {
  const list = HATS.map(() => 0);
  for (const one of hats(words)) list[one]!++;
  return list;
}

/** The way back, best hat first: `red orange orange`. */
export function words(gnomes: readonly number[]): string {
  return gnomes
    .flatMap((count, rank) => Array<string>(count).fill(nth(HATS, rank)))
    .reverse()
    .join(' ');
}

/** A pair as `blue+orange@1`: own gnome, partner, and whose it is (a seat, or `schmiedel`). */
export function pairOf(word: string): Pair {
  const [own, rest] = word.split('+') as [string, string];
  const [partner, owner] = rest.split('@') as [string, string];
  return { own: hat(own), partner: hat(partner), owner: owner === 'schmiedel' ? owner : Number(owner) };
}
