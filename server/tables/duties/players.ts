import type { Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Play, Table } from '../log/table.ts';

/** The level of the bot that decides for this seat now; null when its person does. */
export function botAt({ ledger, play }: Table, seat: Seat): string | null {
  const holder = nth(ledger.seats, seat);
  if (holder.kind === 'bot') return holder.level;
  return holder.kind === 'person' ? (holder.standIn ?? lateBot(play, seat)) : null;
}

const lateBot = (play: Play | null, seat: Seat) => play?.turns.late[seat] ?? null;
