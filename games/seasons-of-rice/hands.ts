/** Hands are kept in order, so that nobody learns anything from where a card stands in them. */
export function ascending(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

export function without(cards: readonly number[], card: number | null): number[] {
  return cards.filter(other => other !== card);
}
