/** Of the whole way: half of a sign. */
const LEAST_APART = 0.06;

/** Where signs stand along a way from 0 to 1: each at its share, in the order of their shares, and none hidden behind another. */
export function spreadAlong(shares: readonly number[]): readonly number[] {
  const along = shares.map(share => Math.max(0, Math.min(1, share)));
  const order = [...along.keys()].sort((a, b) => along[a]! - along[b]!);
  let least = 0;
  for (const [n, i] of order.entries()) {
    const last = 1 - LEAST_APART * (order.length - 1 - n);
    along[i] = Math.min(last, Math.max(least, along[i]!));
    least = along[i] + LEAST_APART;
  }
  return along;
}
