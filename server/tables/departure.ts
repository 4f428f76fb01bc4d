import type { TableAsk } from '../../wire/asks.ts';
import { type Ledger, seatOf } from './ledger.ts';
import { levelsOf } from './rulebooks.ts';

type Wish<A = TableAsk> = A extends TableAsk ? Omit<A, 'id' | 'table'> : never;

/** What somebody who leaves the house for good asks of a table: a bot plays on, a seat becomes free, their own table goes. */
export function departure(ledger: Ledger, person: string): Wish | null {
  const seat = seatOf(ledger, person);
  if (ledger.status === 'gathering') {
    if (ledger.owner === person) return { type: 'close' };
    return seat === null ? null : { type: 'clear-seat', seat };
  }
  if (ledger.status !== 'playing' || seat === null) return null;
  return { type: 'sit-in', seat, level: levelsOf(ledger.agreement.game).at(-1)! };
}
