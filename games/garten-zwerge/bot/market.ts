import type { Deal } from '../vocabulary.ts';
import type { Sight } from './sight.ts';

/** What the latest deals tell about the prices at this table. */
export interface Market {
  /** Lowest prices asked in searches that were answered. */
  readonly asked: readonly number[];
  /** Searches that nobody answered. */
  readonly silent: number;
  /** Highest bids for offered gnomes; 0 where there was none. */
  readonly bids: readonly number[];
  /** What seekers would have paid at most. */
  readonly limits: readonly number[];
}

export function marketOf({ ledger }: Sight, seat: number): Market {
  // What one asked or bid oneself says nothing about the others.
  const prices = ({ prices: named }: Deal): number[] =>
    named.flatMap(({ by, petals }) => (by === 'schmiedel' || by === seat ? [] : [petals]));
  const searches = ledger.filter(({ job }) => job === 'seek');
  return {
    asked: searches
      .map(prices)
      .filter(named => named.length > 0)
      .map(named => Math.min(...named)),
    silent: searches.filter(deal => deal.prices.length === 0).length,
    bids: ledger.filter(({ job }) => job === 'offer').map(deal => Math.max(0, ...prices(deal))),
    limits: searches.flatMap(({ limit, seat: seeker }) => (seeker === seat || limit === null ? [] : [limit])),
  };
}

/** An expectation, corrected by what was seen; it counts as much as `weight` observations. */
export function corrected(expected: number, seen: readonly number[], weight: number): number {
  return (expected * weight + seen.reduce((sum, n) => sum + n, 0)) / (weight + seen.length);
}
