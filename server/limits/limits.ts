import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What may be asked how often. `points` in `seconds`. */
const RATES = {
  /** Requests of one address. */
  requests: { points: 600, seconds: 60 },
  /** New people from one address: a café shares one. */
  people: { points: 60, seconds: 3600 },
  /** Guesses at a link to another device. */
  links: { points: 20, seconds: 600 },
  /** Connections of one address. */
  sockets: { points: 240, seconds: 60 },
  /** Asks over one socket. */
  asks: { points: 120, seconds: 5 },
  /** Tables opened by one person. */
  tables: { points: 40, seconds: 3600 },
  /** Things said by one person. */
  speeches: { points: 8, seconds: 10 },
} as const;

export type Rate = keyof typeof RATES;

export interface Limits {
  /** Whether this may happen once more; counts it if so. */
  allows(rate: Rate, who: string): Promise<boolean>;
}

/** `factor` multiplies every limit; 0 lifts them all. */
export function limitsOf(factor: number, onHit: (rate: Rate) => void): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [rate, { points, seconds }] of Object.entries(RATES))
    limiters.set(rate, new RateLimiterMemory({ points: Math.ceil(points * factor), duration: seconds }));
  return {
    async allows(rate, who) {
      if (factor === 0) return true;
      try {
        await limiters.get(rate)!.consume(who);
        return true;
      } catch {
        onHit(rate);
        return false;
      }
    },
  };
}
