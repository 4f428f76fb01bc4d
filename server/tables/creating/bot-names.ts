import type { Seat } from '../../../core/game.ts';
import type { Ledger } from '../log/ledger.ts';

/** Plants that bear the same name in every language we speak: people of both may sit at one table. */
const NAMES = ['Aster', 'Cosmos', 'Crocus', 'Dahlia', 'Fuchsia', 'Iris', 'Lotus', 'Lupin', 'Olive'];

/** A name that nobody's bot at this table has yet. */
export function botName({ seats }: Pick<Ledger, 'seats'>, seat: Seat): string {
  const taken = new Set(seats.flatMap(holder => (holder.kind === 'bot' ? [holder.name] : [])));
  const free = NAMES.filter(name => !taken.has(name));
  return free[seat % free.length] ?? `Robot ${seat + 1}`;
}
