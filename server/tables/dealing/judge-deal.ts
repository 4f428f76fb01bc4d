import type { Seat } from '../../../core/game.ts';
import { rosterHash, sealOf } from '../../../fair/deal.ts';
import { DEALS } from '../../../fair/shapes.ts';
import { PATIENCE_FOR_NUMBERS } from '../../../wire/agreed.ts';
import type { AskOf } from '../../../wire/asks.ts';
import { awaited, isDealing, promiseOf, rosterOf } from './dealing.ts';
import type { Deed } from '../log/deeds.ts';
import { dealingOf, type Ledger, seatOf } from '../log/ledger.ts';
import type { Table } from '../log/table.ts';
import { type Circumstances, doing, type Judged, refuse } from '../asks/verdict.ts';

/** The owner begins to deal. With numbers to wait for, it ends when the last of them is there. */
export function deal(table: Table, { person }: Circumstances): Judged {
  const { ledger } = table;
  const { dealing } = ledger;
  if (ledger.status !== 'gathering') return refuse('already-dealt');
  if (person !== ledger.owner) return refuse('not-your-table');
  if (table.stuck !== null) return refuse('cannot-continue');
  if (dealing?.roster) return refuse('being-dealt');
  if (ledger.seats.some(holder => holder.kind === 'free')) return refuse('seats-empty');
  if (dealing === null) return doing({ do: 'deal' });
  const roster = rosterOf(ledger, dealing);
  return roster ? andDeal(ledger, { do: 'roster', roster }, null) : refuse('numbers-missing');
}

/** Somebody's device opens its number. */
export function openNumber(
  { ledger }: Table,
  { roster, salt }: AskOf<'open-number'>,
  { person }: Circumstances,
): Judged {
  const { dealing } = ledger;
  const seat = seatOf(ledger, person);
  const holder = seat === null ? undefined : ledger.seats[seat];
  if (seat === null || holder?.kind !== 'person') return refuse('not-seated');
  if (dealing === null) return refuse('not-being-dealt');
  // Another device of the same person, or the same one once more.
  if (holder.salt === salt) return doing();
  if (ledger.status !== 'gathering') return refuse('already-dealt');
  if (holder.seal === null) return refuse('numbers-missing');
  const shown = dealing.roster && rosterHash(dealing.roster);
  if (dealing.without.has(seat) || (roster !== null && roster !== shown)) return refuse('stale');
  const early = roster === null;
  if (early && shown === null && ledger.agreement.clock.kind !== 'relaxed') return refuse('not-being-dealt');
  const { commitment } = dealing;
  if (sealOf({ table: ledger.id, commitment, person, salt }) !== holder.seal) return refuse('wrong-number');
  return andDeal(ledger, { do: 'open-number', seat, salt, early }, seat);
}

/** The deal goes on without a number that is not opened: a deed that stays in the proof. */
export function dealWithout(
  { ledger }: Table,
  { seat }: AskOf<'deal-without'>,
  { person, now, awaySince }: Circumstances,
): Judged {
  const { dealing } = ledger;
  if (dealing === null || !isDealing(ledger)) return refuse('not-being-dealt');
  const holder = ledger.seats[seat];
  if (holder?.kind !== 'person') return refuse('no-such-seat');
  if (holder.person !== person && ledger.owner !== person) return refuse('not-your-table');
  if (!awaited(ledger, dealing).includes(seat)) return doing();
  const mayAnswer = holder.person !== person && awaySince(holder.person) === null;
  if (mayAnswer && now < ledger.rosterAt + PATIENCE_FOR_NUMBERS * 1000) return refuse('has-time');
  return andDeal(ledger, { do: 'deal-without', seat, by: person }, seat);
}

export function giveUpDeal({ ledger, secret }: Table, { person }: Circumstances): Judged {
  if (!isDealing(ledger)) return refuse('not-being-dealt');
  if (person !== ledger.owner) return refuse('not-your-table');
  const { terms, deal: number } = dealingOf(ledger);
  if (number >= DEALS) return refuse('cannot-continue');
  const { commitment } = promiseOf({ id: ledger.id, secret }, terms, number + 1);
  return doing({ do: 'give-up-deal', by: person, commitment });
}

/** Deals at once when nobody has to be waited for any more: nobody can look at a deal and then decline it. */
function andDeal(ledger: Ledger, deed: Deed, settled: Seat | null): Judged {
  const isBegun = deed.do === 'roster' || isDealing(ledger);
  const isLast = awaited(ledger, dealingOf(ledger)).every(seat => seat === settled);
  return isBegun && isLast ? doing(deed, { do: 'deal' }) : doing(deed);
}
