import type { Sight } from './sight.ts';

/** What the latest searches tell about the prices at this table. */
interface Searches {
  readonly answered: number;
  readonly silent: number;
  /** Of those answered, how many would have found a partner for so many petals. */
  readonly affordable: number;
}

type Ledger = Pick<Sight, 'ledger'>;
type Prices = Sight['ledger'][number]['prices'];

export function searchesSeen({ ledger }: Ledger, seat: number, petals: number): Searches {
  const seen = { answered: 0, silent: 0, affordable: 0 };
  for (const { job, prices } of ledger) {
    if (job !== 'seek') continue;
    if (prices.length === 0) seen.silent++;
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < prices.length; i++)
      if (isOfOthers(prices, i, seat)) lowest = Math.min(lowest, prices[i]!.petals);
    if (lowest === Number.POSITIVE_INFINITY) continue;
    seen.answered++;
    if (lowest <= petals) seen.affordable++;
  }
  return seen;
}

/** An expectation of the highest bid for an offered gnome, corrected by those that were made; 0 where there was none. */
export function correctedByBids(
  expected: number,
  weight: number,
  { ledger, seat }: Ledger & { seat: number },
): number {
  let sum = 0;
  let seen = 0;
  for (const { job, prices } of ledger) {
    if (job !== 'offer') continue;
    let highest = 0;
    for (let i = 0; i < prices.length; i++)
      if (isOfOthers(prices, i, seat)) highest = Math.max(highest, prices[i]!.petals);
    sum += highest;
    seen++;
  }
  return (expected * weight + sum) / (weight + seen);
}

/** An expectation of what a seeker with so many petals pays at most, corrected by what others would have paid. */
export function correctedByLimits(
  expected: number,
  weight: number,
  { ledger, seat, petals }: Ledger & { seat: number; petals: number },
): number {
  let sum = 0;
  let seen = 0;
  for (const { job, limit, seat: seeker } of ledger) {
    if (job !== 'seek' || seeker === seat || limit === null) continue;
    sum += Math.min(limit, petals);
    seen++;
  }
  return (expected * weight + sum) / (weight + seen);
}

/** What one asked or bid oneself says nothing about the others; Herr Schmiedel draws his. */
function isOfOthers(prices: Prices, at: number, seat: number): boolean {
  const { by } = prices[at]!;
  return by !== 'schmiedel' && by !== seat;
}
