import type { Seat } from '../../../core/game.ts';
import type { Ledger } from '../log/ledger.ts';

const NAMES = [
  'Basile',
  'Capucine',
  'Fenouil',
  'Garance',
  'Marjolaine',
  'Persil',
  'Romarin',
  'Sauge',
  'Thym',
];

/** A name that nobody's bot at this table has yet. */
export function botName({ seats }: Pick<Ledger, 'seats'>, seat: Seat): string {
  const taken = new Set(seats.flatMap(holder => (holder.kind === 'bot' ? [holder.name] : [])));
  const free = NAMES.filter(name => !taken.has(name));
  return free[seat % free.length] ?? `Bot ${seat + 1}`;
}
