import type { Game, Seat, Vocabulary } from '../../../core/game.ts';
import { openingFaults } from '../../../core/opening.ts';
import { levelCalled } from '../../../bots/levels.ts';
import type { AskOf } from '../../../wire/asks.ts';
import type { HouseRefusal } from '../../../wire/tells.ts';
import { isDealing } from '../dealing/dealing.ts';
import type { Deed } from '../log/deeds.ts';
import { type Ledger, seatOf } from '../log/ledger.ts';
import type { Table } from '../log/table.ts';
import { botName } from '../creating/bot-names.ts';
import { maySit } from './invitations.ts';
import { type Circumstances, doing, refuse } from './verdict.ts';

export function sit(
  { ledger }: Table,
  { seat, number, invite }: AskOf<'sit'>,
  { person, houseKey }: Circumstances,
) {
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  const before = seatOf(ledger, person);
  if (holder.kind !== 'free' && before !== seat) return refuse('seat-taken');
  // Somebody who already sits here may change places.
  if (before === null && !maySit(houseKey, ledger, { person, invite, seat })) return refuse('not-invited');
  const { dealing } = ledger;
  // A page that was loaded before the server was upgraded.
  if ('salt' in number !== (dealing === null)) return refuse('not-understood');
  if ('seal' in number && number.commitment !== dealing?.commitment) return refuse('stale');
  if (before === seat && holder.kind === 'person' && ('salt' in number || holder.seal === number.seal))
    return doing();
  const leave: Deed[] = before === null || before === seat ? [] : [{ do: 'clear', seat: before }];
  const share = 'salt' in number ? { salt: number.salt } : { seal: number.seal };
  return doing(...leave, { do: 'sit', seat, person, ...share });
}

/** Why seats cannot change any more. */
function whyClosed(ledger: Ledger): HouseRefusal | null {
  if (ledger.status !== 'gathering') return 'already-dealt';
  return isDealing(ledger) ? 'being-dealt' : null;
}

/** Why this person cannot say who sits where. */
function whyNotArranged(ledger: Ledger, person: string): HouseRefusal | null {
  return whyClosed(ledger) ?? (person === ledger.owner ? null : 'not-your-table');
}

export function seatBot({ ledger }: Table, { seat, level }: AskOf<'seat-bot'>, { person }: Circumstances) {
  const barred = whyNotArranged(ledger, person);
  if (barred) return refuse(barred);
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  if (holder.kind === 'person') return refuse('seat-taken');
  if (levelCalled(level) === null) return refuse('no-such-level');
  return doing({ do: 'seat-bot', seat, level, name: botName(ledger, seat) });
}

export function clearSeat(
  { ledger }: Table,
  { seat }: Pick<AskOf<'clear-seat'>, 'seat'>,
  { person }: Circumstances,
) {
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  if (holder.kind === 'free') return doing();
  if (holder.kind === 'person' && holder.person === person) return doing({ do: 'clear', seat });
  if (person !== ledger.owner) return refuse('not-your-table');
  return holder.kind === 'bot'
    ? doing({ do: 'clear', seat })
    : doing({ do: 'send-away', seat, person: holder.person });
}

export function setSeats(table: Table, { seats }: AskOf<'set-seats'>, { person }: Circumstances) {
  const { ledger, game } = table;
  const barred = whyNotArranged(ledger, person);
  if (barred) return refuse(barred);
  if (!game || !fits(game, ledger, seats)) return refuse('no-such-seat');
  if (ledger.seats.slice(seats).some(holder => holder.kind !== 'free')) return refuse('seat-taken');
  return doing({ do: 'set-seats', seats });
}

/** People behind the removed seat move up, and keep the number they sealed. */
export function removeSeat(table: Table, { seat }: AskOf<'remove-seat'>, { person }: Circumstances) {
  const { ledger, game } = table;
  const barred = whyNotArranged(ledger, person);
  if (barred) return refuse(barred);
  const seats = ledger.seats.length - 1;
  const holder = ledger.seats[seat];
  if (!holder || !game || !fits(game, ledger, seats)) return refuse('no-such-seat');
  const behind = ledger.seats.slice(seat + 1);
  // Only a number that is sealed for its person can be taken along; under the first construction it is bound to a seat.
  const isBound = behind.some(moving => moving.kind === 'person' && moving.seal === null);
  if (holder.kind !== 'free' || isBound) return refuse('seat-taken');
  return doing(...behind.flatMap((moving, i) => moved(moving, seat + i)), { do: 'set-seats', seats });
}

/** From the seat behind it to this one. */
function moved(holder: Ledger['seats'][number], to: Seat): Deed[] {
  const leave: Deed = { do: 'clear', seat: to + 1 };
  switch (holder.kind) {
    case 'free':
      return [];
    case 'bot':
      return [leave, { do: 'seat-bot', seat: to, level: holder.level, name: holder.name }];
    case 'person': {
      const { person, seal, salt, early } = holder;
      const opened: Deed[] = salt === null ? [] : [{ do: 'open-number', seat: to, salt, early }];
      return seal === null ? [] : [leave, { do: 'sit', seat: to, person, seal }, ...opened];
    }
  }
}

function fits(game: Game<Vocabulary>, { agreement }: Ledger, seats: number): boolean {
  return openingFaults(game, { options: agreement.options, seats }).length === 0;
}
