import type { Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { HouseRefusal } from '../../../wire/tells.ts';
import type { Deed } from '../log/deeds.ts';
import { seatOf } from '../log/ledger.ts';
import type { Play, Table } from '../log/table.ts';

export interface Playing {
  readonly seat: Seat;
  readonly play: Play;
}

/** Somebody on their seat in a game that goes on, or why they cannot play. */
export function playerOf({ ledger, stuck, play }: Table, person: string): Playing | HouseRefusal {
  const seat = seatOf(ledger, person);
  if (seat === null) return 'not-seated';
  if (stuck !== null) return 'cannot-continue';
  return play === null ? 'not-dealt' : { seat, play };
}

/** To play is to return: the bot's sit-in ends without an ask `return`. */
export function backInSeat({ ledger }: Table, seat: Seat): Deed[] {
  const holder = nth(ledger.seats, seat);
  return holder.kind === 'person' && holder.standIn !== null ? [{ do: 'return', seat }] : [];
}
