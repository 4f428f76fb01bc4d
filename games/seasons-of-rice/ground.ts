import type { Read } from '../../core/game.ts';
import type { Deck, Face } from './data/deck.ts';
import { TURNS } from './data/words.ts';
import type { Contents, Piece, Place } from './vocabulary.ts';

/**
 * A landscape spread out on a sheet, so that what lies where is a look into a table. Cells and points have the same
 * numbers: a cell is named by its upper left corner. The sheet has room for any landscape round its start card.
 */
export interface Ground {
  readonly stamps: readonly (readonly Stamp[])[];
  /** 0: uncovered; else FURROW or PATH, and the number of the card in the landscape times four. */
  readonly cells: Uint8Array;
  /** What stands on a square, by its centre: farmers, buffaloes and houses in one number. */
  readonly marks: Uint16Array;
  /** Where any card could lie but for dead ends; null until it is asked for. */
  contacts: readonly Place[] | null;
  /** How many cards lie there. */
  count: number;
  /** What they cover, from `left` and `top` up to, but without, `right` and `bottom`. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A turned card as numbers to be added to that of its upper left corner. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
  readonly stands: readonly number[];
  readonly marks: readonly number[];
  /** Centres of the squares it shows a part of. */
  readonly centres: readonly number[];
  /** The cells along its sides, and those at its corners. */
  readonly beside: readonly number[];
  readonly corners: readonly number[];
}

export const SPAN = 96;
const MIDDLE = SPAN / 2;
/** Spots farther out cannot touch any landscape. */
export const FARTHEST = 40;
export const FURROW = 1;
export const PATH = 2;
export const KIND = 3;
const MARKS = { farmer: 1, buffalo: 1 << 6, house: 1 << 12 } as const;

/** What stands on squares, from the sum of their marks. */
export const contentsOf = (marks: number): Contents => ({
  farmers: marks & 63,
  buffaloes: (marks >> 6) & 63,
  houses: marks >> 12,
});

export const numberOf = (x: number, y: number): number => (y + MIDDLE) * SPAN + x + MIDDLE;
export const xOf = (number: number): number => (number % SPAN) - MIDDLE;
export const yOf = (number: number): number => Math.floor(number / SPAN) - MIDDLE;
/** Points or cells as a view tells them: x and y in turn. */
export const flat = (numbers: readonly number[]): number[] => numbers.flatMap(n => [xOf(n), yOf(n)]);

export function groundOf(deck: Deck, landscape: readonly Read<Piece>[]): Ground {
  const ground: Ground = {
    stamps: stampsOf(deck),
    cells: new Uint8Array(SPAN * SPAN),
    marks: new Uint16Array(SPAN * SPAN),
    contacts: null,
    count: 0,
    left: FARTHEST,
    top: FARTHEST,
    right: -FARTHEST,
    bottom: -FARTHEST,
  };
  for (const piece of landscape) settle(ground, piece);
  return ground;
}

const SURVEYED = new WeakMap<readonly Read<Piece>[], Ground>();

/** The ground of a landscape that stays as it is: moves replace landscapes, they never write on them. */
export function surveyed(deck: Deck, landscape: readonly Read<Piece>[]): Ground {
  let ground = SURVEYED.get(landscape);
  if (!ground) SURVEYED.set(landscape, (ground = groundOf(deck, landscape)));
  return ground;
}

/** The sheet for landscapes that are looked at once and forgotten, as simulations do. */
let borrowed: { readonly deck: Deck; readonly ground: Ground; landscape: readonly Read<Piece>[] } | null =
  null;

/** The ground of a landscape until the next one is spread out: for whoever looks once and does not keep it. */
export function spread(deck: Deck, landscape: readonly Read<Piece>[]): Ground {
  const known = SURVEYED.get(landscape);
  if (known) return known;
  if (borrowed?.deck !== deck) borrowed = { deck, ground: groundOf(deck, []), landscape: [] };
  const { ground } = borrowed;
  if (borrowed.landscape === landscape) return ground;
  for (const piece of borrowed.landscape) lift(ground, piece);
  ground.left = ground.top = FARTHEST;
  ground.right = ground.bottom = -FARTHEST;
  for (const piece of landscape) settle(ground, piece);
  borrowed.landscape = landscape;
  return ground;
}

/** Lays a card for good. */
export function settle(ground: Ground, piece: Read<Piece>): void {
  lay(ground, piece);
  ground.contacts = null;
  const { width, height } = ground.stamps[piece.card]![piece.turn]!;
  ground.left = Math.min(ground.left, piece.x);
  ground.top = Math.min(ground.top, piece.y);
  ground.right = Math.max(ground.right, piece.x + width);
  ground.bottom = Math.max(ground.bottom, piece.y + height);
}

/** What the landscape would answer if this card lay there too. */
export function supposing<T>(ground: Ground, piece: Read<Piece>, ask: (ground: Ground) => T): T {
  const { left, top, right, bottom, contacts } = ground;
  settle(ground, piece);
  const answer = ask(ground);
  lift(ground, piece);
  Object.assign(ground, { left, top, right, bottom, contacts });
  return answer;
}

/** Lays a card to see what it brings; `lift` must follow. */
export function lay(ground: Ground, { card, turn, x, y }: Read<Piece>): void {
  const { cells, kinds, stands, marks } = ground.stamps[card]![turn]!;
  const corner = numberOf(x, y);
  const owner = ground.count++ << 2;
  for (let i = 0; i < cells.length; i++) ground.cells[corner + cells[i]!] = kinds[i]! | owner;
  for (let i = 0; i < stands.length; i++) ground.marks[corner + stands[i]!]! += marks[i]!;
}

export function lift(ground: Ground, { card, turn, x, y }: Read<Piece>): void {
  const { cells, stands, marks } = ground.stamps[card]![turn]!;
  const corner = numberOf(x, y);
  ground.count--;
  for (let i = 0; i < cells.length; i++) ground.cells[corner + cells[i]!] = 0;
  for (let i = 0; i < stands.length; i++) ground.marks[corner + stands[i]!]! -= marks[i]!;
}

const STAMPS = new WeakMap<Deck, Stamp[][]>();

function stampsOf(deck: Deck): Stamp[][] {
  let stamps = STAMPS.get(deck);
  if (!stamps)
    STAMPS.set(
      deck,
      (stamps = deck.cards.map(({ faces }) => TURNS.map(turn => stampOf(faces[turn]!, turn < 2 ? 1 : 0)))),
    );
  return stamps;
}

/** `odd`: whether the centres of squares are the points whose coordinates, counted on the card, have an odd sum. */
function stampOf({ width, height, cells, stands }: Face, odd: number): Stamp {
  const centres: number[] = [];
  const beside: number[] = [];
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) if (((x + y) & 1) === odd) centres.push(y * SPAN + x);
  for (let x = 0; x < width; x++) beside.push(x - SPAN, x + height * SPAN);
  for (let y = 0; y < height; y++) beside.push(y * SPAN - 1, y * SPAN + width);
  return {
    width,
    height,
    cells: cells.map(({ x, y }) => y * SPAN + x),
    kinds: cells.map(({ path }) => (path ? PATH : FURROW)),
    stands: stands.map(({ x, y }) => y * SPAN + x),
    marks: stands.map(({ kind }) => MARKS[kind]),
    centres,
    beside,
    corners: [-SPAN - 1, -SPAN + width, height * SPAN - 1, height * SPAN + width],
  };
}
