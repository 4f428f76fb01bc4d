import { EDITION, type Edition, type SumName } from '../data/edition.ts';

/** The shipped edition with other sums: short games, empty purses, goals close by. */
export function withSums(sums: { readonly [S in SumName]?: number }): Edition {
  const changed = Object.entries(sums).map(([name, value]) => [name, { value, source: 'own-box' as const }]);
  return { ...EDITION, sums: { ...EDITION.sums, ...Object.fromEntries(changed) } };
}
