/** Whole numbers from a message that could come from anybody; null when one is missing or is none. */
export function numbersIn<K extends string>(
  json: unknown,
  ...keys: readonly K[]
): { [N in K]: number } | null {
  const found = json as Record<string, unknown>;
  if (!keys.every(key => Number.isInteger(found[key]) && (found[key] as number) >= 0)) return null;
  return Object.fromEntries(keys.map(key => [key, found[key]])) as { [N in K]: number };
}

/** The move of these that names the same card. */
export function withCard<M extends { readonly card: number }>(moves: readonly M[], json: unknown): M | null {
  return moves.find(({ card }) => card === (json as { card?: unknown }).card) ?? null;
}
