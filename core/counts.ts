/** How many there are of each of so many faces: a hand or a box in which the order does not count. A card is the number of its face. */
export function countsOf(cards: Iterable<number>, faces: number): number[] {
  const counts = Array<number>(faces).fill(0);
  for (const card of cards) counts[card]!++;
  return counts;
}

/** The cards of a count by face, in ascending order. */
export function listOf(counts: readonly number[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < counts.length; card++)
    for (let left = counts[card]!; left > 0; left--) cards.push(card);
  return cards;
}
