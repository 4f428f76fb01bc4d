import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LIMITS } from '../../wire/limits.ts';
import { tooFast } from '../api/trouble.ts';
import type { Visit } from '../api/visitor.ts';
import type { Settings } from '../config.ts';
import { addressOf } from './address.ts';
import type { Limits, Rate } from './limits.ts';
import { PRICES } from './prices.ts';

/** Charges the sender of a request what answering costs: a cost-based rate limit. */
export interface Toll {
  /** For every request, whatever it is about. */
  readonly gate: MiddlewareHandler<{ Bindings: HttpBindings }>;
  /** Counts one more of something from this address; gives the refusal if that is too many. */
  count(rate: Rate, context: Visit): Response | null;
  /** The same for work beyond the ordinary. */
  work(price: number, context: Visit): Response | null;
  /** Charges for work that is done already. */
  charge(price: number, context: Visit): void;
}

export function openToll(limits: Limits, { trustProxy }: Pick<Settings, 'trustProxy'>): Toll {
  const address = ({ env }: Visit) => addressOf(env.incoming, trustProxy);
  const refusal = (context: Visit, seconds: number) => (seconds === 0 ? null : tooFast(context, seconds));
  const work = (price: number, context: Visit) =>
    refusal(context, limits.take('work', address(context), price));
  return {
    async gate(context, next) {
      const price = PRICES.request + kilobytes(context) * PRICES.kilobyteIn;
      const refused = work(price, context);
      if (!refused) return next();
      // Refusing costs something too, and the body comes in all the same; a client that does not stop is
      // disconnected.
      limits.charge(address(context), price);
      context.header('connection', 'close');
      return refused;
    },
    count: (rate, context) => refusal(context, limits.take(rate, address(context))),
    work,
    charge: (price, context) => limits.charge(address(context), price),
  };
}

/** The size of a request's body; of a chunked one the largest allowed. */
function kilobytes({ req }: Visit): number {
  if (req.header('transfer-encoding') !== undefined) return LIMITS.body / 1024;
  return Math.min(Number(req.header('content-length') ?? 0) || 0, LIMITS.body) / 1024;
}
