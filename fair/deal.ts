import { canonical } from '../core/data.ts';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { hash, hashLines } from './hash.ts';

/**
 * How a deal is made so that nobody can choose it: the house commits to a secret, every device seals a number, the roster
 * fixes all of that, and only then are the numbers opened. docs/fair-dealing.md says why, and what is hashed byte by byte.
 */

/** What is played, fixed when the table is opened. */
export interface Terms {
  readonly game: string;
  readonly version: number;
  /** SHA-256 of the component data. */
  readonly edition: string;
  readonly options: { readonly [name: string]: unknown };
}

/** What the house promises before it hears of anybody's number. */
export interface HousePromise {
  /** Counts the deals begun at this table, from 1: one that is given up needs another promise. */
  readonly deal: number;
  readonly commitment: string;
  readonly terms: Terms;
}

export type RosterSeat =
  | { readonly kind: 'person'; readonly person: string; readonly seal: string }
  | { readonly kind: 'bot'; readonly level: string };

/** All that goes into a deal but the secrets: the transcript of its participants. Once somebody has answered it with their number, nothing in it can change. */
export interface Roster {
  readonly table: string;
  readonly deal: number;
  /** The hashes of the rosters that were given up before, in order. */
  readonly after: readonly string[];
  readonly terms: Terms;
  readonly commitment: string;
  readonly seats: readonly RosterSeat[];
}

/** A number that was opened; early, when the house had it before the roster was fixed. */
export interface Opening {
  readonly salt: string;
  readonly early: boolean;
}

export function termsOf(game: Game<Vocabulary>, options: Read<Vocabulary['Options']>): Terms {
  const { id, version, edition } = game;
  return { game: id, version, edition: hash(canonical(edition)), options: { ...options } };
}

/** What the house publishes: it can no longer take another secret, nor play anything else with it. */
export function commitmentOf(of: {
  readonly table: string;
  readonly deal: number;
  readonly terms: Terms;
  readonly secret: string;
}): string {
  const { table, deal, terms, secret } = of;
  return hashLines([
    'potager deal 2 house',
    `table ${table}`,
    `deal ${deal}`,
    ...termLines(terms),
    `secret ${secret}`,
  ]);
}

/** What a device publishes of its salt, a commitment: it can no longer take another, nor can anybody else use it as theirs. */
export function sealOf(of: {
  readonly table: string;
  readonly commitment: string;
  readonly person: string;
  readonly salt: string;
}): string {
  const { table, commitment, person, salt } = of;
  return hashLines([
    'potager deal 2 seat',
    `table ${table}`,
    `commitment ${commitment}`,
    `person ${person}`,
    `salt ${salt}`,
  ]);
}

export function rosterHash({ table, deal, after, terms, commitment, seats }: Roster): string {
  return hashLines([
    'potager deal 2 roster',
    `table ${table}`,
    `deal ${deal}`,
    ...after.map(roster => `after ${roster}`),
    ...termLines(terms),
    `commitment ${commitment}`,
    ...seats.map((seat, i) => `seat ${i} ${seatWords(seat)}`),
  ]);
}

/** The seed of the game: the only place where the secret and the numbers meet. */
export function seedOf(
  roster: Roster,
  { secret, openings }: { readonly secret: string; readonly openings: readonly (Opening | null)[] },
): string {
  return hashLines([
    'potager deal 2',
    `roster ${rosterHash(roster)}`,
    `secret ${secret}`,
    ...roster.seats.map((_, seat) => `seat ${seat} ${openings[seat]?.salt ?? 'none'}`),
  ]);
}

const termLines = ({ game, version, edition, options }: Terms) => [
  `game ${game} ${version}`,
  `edition ${edition}`,
  `options ${canonical(options)}`,
];

const seatWords = (seat: RosterSeat) =>
  seat.kind === 'person' ? `person ${seat.person} ${seat.seal}` : `bot ${seat.level}`;
