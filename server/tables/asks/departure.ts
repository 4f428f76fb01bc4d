import type { Wish } from '../../../wire/asks.ts';
import { isDealing } from '../dealing/dealing.ts';
import { type Ledger, seatOf } from '../log/ledger.ts';

/** The asks by which somebody whose data are deleted leaves a table: a bot plays on, a seat becomes free, their own undealt table is deleted. */
export function departure(ledger: Ledger, person: string): Wish<'id' | 'table'>[] {
  const seat = seatOf(ledger, person);
  if (ledger.status === 'gathering') {
    if (ledger.owner === person)
      return isDealing(ledger) ? [{ type: 'give-up-deal' }, { type: 'close' }] : [{ type: 'close' }];
    return seat === null ? [] : [{ type: 'clear-seat', seat }];
  }
  if (ledger.status !== 'playing' || seat === null) return [];
  return [{ type: 'leave' }];
}
