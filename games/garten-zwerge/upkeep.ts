import { add, amount, hasAny } from '../../core/counts.ts';
import { playerAt } from '../../core/sure.ts';
import type { Tables } from './data/tables.ts';
import { BROWN, GREEN, GREY, type Hat } from './data/words.ts';
import { type Desk, upkeepEach } from './event-cards.ts';
import { total } from './gnomes.ts';
import type { Player, State } from './vocabulary.ts';

/** GZ-63: everybody is at home, and everybody will have to pay, the treasurer first. */
export function presentBills(tables: Tables, draft: State, desk: Desk): void {
  for (const player of draft.players)
    for (let hat = 0; hat < player.home.length; hat++) {
      add(player.home, hat, amount(player.garden, hat) + amount(player.free, hat));
      player.garden[hat] = 0;
      player.free[hat] = 0;
    }
  draft.report.escaped = [];
  if (tables.effects[draft.event].do === 'escape') escape(draft, desk);
  const { players, treasurer } = draft;
  draft.unpaid = players.map((_, n) => (treasurer + n) % players.length).reverse();
}

/** Event B9: whoever has the most gnomes, two at least, loses the lowest one. */
function escape(draft: State, { emit }: Desk): void {
  const counts = draft.players.map(({ home }) => total(home));
  const most = Math.max(...counts);
  if (most < 2) return;
  for (const [seat, count] of counts.entries()) {
    if (count < most) continue;
    const { home } = playerAt(draft.players, seat);
    const hat = home.findIndex(gnomes => gnomes > 0);
    add(home, hat, -1);
    draft.report.escaped.push({ seat, hat });
    emit?.({ type: 'escaped', seat, hat });
  }
}

/** GZ-63, GZ-64: bills are paid until somebody must choose what to sell; true when all are paid. */
export function payBills(tables: Tables, draft: State, desk: Desk): boolean {
  while (draft.unpaid.length > 0) {
    const seat = draft.unpaid.at(-1)!;
    const due = total(playerAt(draft.players, seat).home) * upkeepEach(tables, draft);
    if (!raise(tables, draft, { seat, due, desk })) {
      draft.stage = { name: 'upkeep', seat, due };
      return false;
    }
  }
  return true;
}

export interface Bill {
  readonly seat: number;
  readonly due: number;
  readonly desk: Desk;
}

/** Pays if that is possible or nothing is left to sell; sells where there is no choice. False: the owner must choose. */
export function raise(tables: Tables, draft: State, bill: Bill): boolean {
  const { seat, due } = bill;
  const player = playerAt(draft.players, seat);
  while (player.petals < due) {
    const hats = sellable(player);
    if (hats.length > 1 && !needsAll(tables, draft, bill)) return false;
    if (hats.length === 0) break;
    sellOne(tables, draft, { ...bill, hat: hats[0]! });
  }
  settle(draft, bill);
  return true;
}

/** GZ-A12: neither gold nor grey. */
function sellable({ home }: Player): Hat[] {
  const hats: Hat[] = [];
  for (let hat = BROWN; hat <= GREEN; hat++) if (hasAny(home, hat)) hats.push(hat);
  return hats;
}

function needsAll(tables: Tables, { players, options }: State, { seat, due }: Bill): boolean {
  const { home, petals } = playerAt(players, seat);
  const values = tables.values[options.values];
  let most = petals;
  let least = Number.POSITIVE_INFINITY;
  for (const hat of sellable(playerAt(players, seat))) {
    most += amount(home, hat) * values[hat]!;
    least = Math.min(least, values[hat]!);
  }
  // Selling all but the cheapest would not do.
  return most - least < due;
}

/** GZ-A12: at hat value, whatever the event. */
export function sellOne(tables: Tables, draft: State, { seat, due, hat, desk }: Bill & { hat: Hat }): void {
  const player = playerAt(draft.players, seat);
  const petals = tables.values[draft.options.values][hat]!;
  add(player.home, hat, -1);
  player.petals += petals;
  desk.emit?.({ type: 'forced-sale', seat, hat, petals, due });
}

/** GZ-63; GZ-A12: what cannot be paid is waived, and all greys leave. */
function settle(draft: State, { seat, due, desk }: Bill): void {
  const player = playerAt(draft.players, seat);
  const petals = Math.min(due, player.petals);
  const gnomes = total(player.home);
  player.petals -= petals;
  draft.unpaid.pop();
  desk.emit?.({ type: 'paid', seat, gnomes, petals });
  if (petals === due) return;
  const greys = amount(player.home, GREY);
  player.home[GREY] = 0;
  desk.emit?.({ type: 'waived', seat, petals: due - petals, greys });
}
