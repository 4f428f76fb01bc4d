import { canonical, same } from '../core/data.ts';
import { nth } from '../core/sure.ts';
import { type HousePromise, type Roster, rosterHash, sealOf } from './deal.ts';
import { hash } from './hash.ts';
import { readRoster } from './shapes.ts';

/** What a device noted for itself while a table was dealt, to hold against what the house says later. */
export interface Memory {
  readonly table: string;
  /** What the house promised for each deal, as this device saw it first. */
  readonly promises: readonly HousePromise[];
  /** The numbers this device sealed: the last one for each deal. */
  readonly numbers: readonly OwnNumber[];
}

/** What this device adds to a deal: a nonce, sealed first and opened later. */
export interface OwnNumber {
  readonly deal: number;
  readonly person: string;
  readonly salt: string;
  readonly seal: string;
  /** Handed over before there was a roster. */
  readonly early: boolean;
  /** The hash of the only roster this number was opened for. */
  readonly answered: string | null;
  /** Which card values the page showed then (`valuesOf`). Absent in older notes. */
  readonly values?: string;
}

/** What a device is shown of a deal. */
export interface ShownDeal extends HousePromise {
  /** Null until dealing begins. */
  readonly roster: Roster | null;
  /** By seat; null for a bot, and for a number that has not been opened. */
  readonly openings: readonly (string | null)[];
  /** Seats whose number the deal goes on without. */
  readonly without: readonly number[];
  /** Seats whose number the house was given before the roster was fixed. */
  readonly early: readonly number[];
}

type ShownSeat =
  | { readonly kind: 'free' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string };

/** What the rest of the page shows: the person at the device has agreed to that, and to nothing else. */
export interface ShownTable {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  /** Somebody's own card values; null for those of the house. */
  readonly edition: unknown;
  readonly seats: readonly ShownSeat[];
}

/** Why a device does not open its number for a roster. */
export type RosterTrouble =
  | 'unreadable'
  | 'other-table'
  | 'other-commitment'
  | 'other-terms'
  | 'other-seats'
  | 'not-in-it'
  | 'other-seal'
  | 'answered-another'
  | 'hidden-deal';

/**
 * A name for the card values that are played with. The terms of a deal have their hash too, but a device that has not read the rules
 * cannot tell whether it is that of the house's own: so what the page said is noted, and compared when the game is checked.
 */
export const valuesOf = (edition: unknown): string => (edition === null ? 'house' : hash(canonical(edition)));

export const NO_MEMORY = (table: string): Memory => ({ table, promises: [], numbers: [] });

/** The first promise counts: a later one for the same deal does not replace it. */
export function notePromise(memory: Memory, { deal, commitment, terms }: HousePromise): Memory {
  if (memory.promises.some(known => known.deal === deal)) return memory;
  return { ...memory, promises: [...memory.promises, { deal, commitment, terms }] };
}

/**
 * Seals a fresh salt for the last promise that was noted; null when there was none, or when a number was already opened for
 * it. A house that has seen a number must give its deal up before everybody's eyes: a second try in silence gets none.
 */
export function sealNumber(
  memory: Memory,
  { person, salt }: { readonly person: string; readonly salt: string },
): { readonly memory: Memory; readonly seal: string; readonly commitment: string } | null {
  const promise = memory.promises.at(-1);
  if (!promise || (numberFor(memory, promise.deal)?.answered ?? null) !== null) return null;
  const { deal, commitment } = promise;
  const seal = sealOf({ table: memory.table, commitment, person, salt });
  const number: OwnNumber = { deal, person, salt, seal, early: false, answered: null };
  return { memory: withNumber(memory, number), seal, commitment };
}

export function withNumber(memory: Memory, number: OwnNumber): Memory {
  return { ...memory, numbers: [...memory.numbers.filter(({ deal }) => deal !== number.deal), number] };
}

export const numberFor = ({ numbers }: Memory, deal: number): OwnNumber | null =>
  numbers.find(number => number.deal === deal) ?? null;

/** What speaks against opening this device's number for what it is shown; null when nothing does. */
export function rosterTrouble(memory: Memory, shown: ShownDeal, page: ShownTable): RosterTrouble | null {
  const { roster } = shown;
  if (roster === null) return null;
  // Only what is written as it should be has one hash.
  if (!readRoster(roster).ok) return 'unreadable';
  if (roster.table !== memory.table) return 'other-table';
  const promise = memory.promises.find(({ deal }) => deal === roster.deal);
  if (promise?.commitment !== roster.commitment) return 'other-commitment';
  const { game, options } = roster.terms;
  if (!same(promise.terms, roster.terms) || game !== page.game || !same(options, page.options))
    return 'other-terms';
  if (page.edition !== null && valuesOf(page.edition) !== roster.terms.edition) return 'other-terms';
  if (roster.after.length !== roster.deal - 1 || !remembers(roster, memory)) return 'hidden-deal';
  if (!same(roster.seats.map(whoSits), page.seats.map(whoSits))) return 'other-seats';
  const number = numberFor(memory, roster.deal);
  return number && numberTrouble(number, roster);
}

function numberTrouble({ person, seal, answered }: OwnNumber, roster: Roster): RosterTrouble | null {
  const mine = roster.seats.find(seat => seat.kind === 'person' && seat.person === person);
  if (mine?.kind !== 'person') return 'not-in-it';
  if (mine.seal !== seal) return 'other-seal';
  return answered !== null && answered !== rosterHash(roster) ? 'answered-another' : null;
}

/** Whether every roster this device answered before is among those that were given up. */
function remembers({ deal, after }: Roster, { numbers }: Memory): boolean {
  return numbers.every(
    number => number.deal >= deal || number.answered === null || after.includes(number.answered),
  );
}

/** The number to open now, with the memory to keep before it is sent; null when there is none, or it should not be opened. */
export function answerTo(
  memory: Memory,
  shown: ShownDeal,
  page: ShownTable,
): { readonly memory: Memory; readonly roster: string | null; readonly salt: string } | null {
  const { roster } = shown;
  if (roster === null || rosterTrouble(memory, shown, page) !== null) return null;
  // A roster that was held back: the house has promised another deal since.
  if (memory.promises.some(({ deal }) => deal > roster.deal)) return null;
  const number = numberFor(memory, roster.deal);
  if (!number) return null;
  const { salt, early } = number;
  const seat = roster.seats.findIndex((_, i) => isMine(roster, i, number));
  if ((shown.openings[seat] ?? null) !== null || shown.without.includes(seat)) return null;
  // Handed over before, and lost on the way: it is still not a number that was sealed until now.
  if (early) return { memory, roster: null, salt };
  const answered = rosterHash(roster);
  const { values = valuesOf(page.edition) } = number;
  return { memory: withNumber(memory, { ...number, answered, values }), roster: answered, salt };
}

function isMine({ seats }: Roster, seat: number, { person, seal }: OwnNumber): boolean {
  const holder = nth(seats, seat);
  return holder.kind === 'person' && holder.person === person && holder.seal === seal;
}

function whoSits(seat: ShownSeat): string {
  return seat.kind === 'person' ? `person ${seat.person}` : seat.kind === 'bot' ? `bot ${seat.level}` : '';
}
