/** How many there are of each of so many faces: a hand or a box in which the order does not count. A card is the number of its face. */
export function countsOf(cards: Iterable<number>, faces: number): number[] {
  const counts = Array<number>(faces).fill(0);
  for (const card of cards) add(counts, card, 1);
  return counts;
}

/** The cards of a count by face, in ascending order. */
export function listOf(counts: readonly number[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < counts.length; card++)
    for (let left = amount(counts, card); left > 0; left--) cards.push(card);
  return cards;
}

/** How many there are of a face. Not `nth`: this is called all the time, and a function that only sees lists of numbers stays fast. */
export function amount(counts: readonly number[], face: number): number {
  const n = counts[face];
  if (n === undefined) throw new Error(`Impossible: of ${counts.length} faces none is number ${face}`);
  return n;
}

export const hasAny = (counts: readonly number[], face: number): boolean => amount(counts, face) > 0;

/** How many there are in all. */
export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** So many more of a face; fewer, below zero. */
export function add(counts: number[], face: number, more: number): void {
  counts[face] = amount(counts, face) + more;
}
