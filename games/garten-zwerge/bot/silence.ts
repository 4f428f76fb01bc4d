import type { Sight } from './sight.ts';

/**
 * Whether something was sought or offered, but nobody else has lent, bid, or had petals in the fist for a partner, as far
 * as the ledger goes back. With two players Herr Schmiedel always trades.
 */
export function nobodyElseTrades(
  { ledger, players }: Pick<Sight, 'ledger' | 'players'>,
  seat: number,
): boolean {
  if (players.length === 2 || ledger.length === 0) return false;
  return ledger.every(
    ({ seat: active, limit, prices }) => (active === seat || !limit) && prices.every(({ by }) => by === seat),
  );
}
