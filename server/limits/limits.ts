import { keysOf } from '../../core/keys.ts';
import { keyed } from '../../core/sure.ts';
import { type Allowance, purses, type Purses } from './allowance.ts';

/** The rate limits: `points` at once, refilled within `seconds`. */
const RATES = {
  /** Milliseconds of the house's time that one address may use, whatever for: a fifth of it for good, and one second at
   * once. A household that clicks as fast as it can uses a tenth of that. What things cost is in `prices.ts`. */
  work: { points: 1_000, seconds: 5 },
  /** Moves of the bots that one address has set playing: a café with twenty live tables of bots and people needs as
   * many. Each also costs server time, and a computation in threads that all tables share. */
  botMoves: { points: 40, seconds: 4 },
  /** Requests of one address to the interface. */
  requests: { points: 600, seconds: 60 },
  /** New people from one address: a café shares one. */
  people: { points: 60, seconds: 3600 },
  /** Guesses at a link to another device. */
  links: { points: 20, seconds: 600 },
  /** Connections of one address. */
  sockets: { points: 240, seconds: 60 },
  /** Messages over one socket. */
  asks: { points: 120, seconds: 5 },
  /** Tables opened by one person. */
  tables: { points: 40, seconds: 3600 },
  /** Tables opened from one address for anybody to find: the list has room for a hundred. */
  openTables: { points: 40, seconds: 3600 },
  /** Seats taken by one person: nobody fills every table in the list. */
  seats: { points: 30, seconds: 600 },
  /** Things said by one person. */
  speeches: { points: 8, seconds: 10 },
  /** New names of one person: all their tables are told. */
  names: { points: 10, seconds: 600 },
  /** Links to another device made by one person: each is kept for an hour. */
  newLinks: { points: 20, seconds: 3600 },
  /** All that the house knows of one person, put together from every table they sat at. */
  exports: { points: 6, seconds: 3600 },
} as const satisfies { readonly [rate: string]: Allowance };

export type Rate = keyof typeof RATES;

export interface Limits {
  /** Counts one thing, or work of this price, and gives 0; or gives the seconds to wait until it may be had. */
  take(rate: Rate, who: string, price?: number): number;
  /** Charges an address for work that is done already. */
  charge(address: string, price: number): void;
  /** Whether an address keeps sending although it is refused everything. */
  isBroke(address: string): boolean;
}

/** `factor` multiplies every limit; 0 lifts them all. */
export function limitsOf(factor: number, onHit: (rate: Rate) => void): Limits {
  if (factor === 0) return { take: () => 0, charge: () => {}, isBroke: () => false };
  const all = new Map<Rate, Purses>();
  for (const rate of keysOf(RATES)) {
    const { points, seconds } = RATES[rate];
    all.set(rate, purses({ points: Math.ceil(points * factor), seconds }));
  }
  const work = keyed(all, 'work');
  return {
    take(rate, who, price = 1) {
      const wait = keyed(all, rate).take(who, price);
      if (wait > 0) onHit(rate);
      return wait;
    },
    charge: work.charge,
    isBroke: work.isBroke,
  };
}
