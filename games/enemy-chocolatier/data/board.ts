import { nth } from '../../../core/sure.ts';
import type { Town } from './town.ts';
import { type Arrangement, type NeighbourhoodId, TILES } from './words.ts';

/** Who lies beside whom once the tiles are laid (EC-12). */
export interface Board {
  /** The neighbourhoods beside the factory, in ascending order. */
  readonly besideFactory: readonly number[];
  /** For each neighbourhood those with a street in common, in ascending order. */
  readonly connected: readonly (readonly number[])[];
  /** The same by their ids. */
  readonly connectedIds: readonly (readonly NeighbourhoodId[])[];
}

export const EDGES = 6;
export const SLOTS = 4;

const KNOWN = new WeakMap<Town, WeakMap<Arrangement, Board>>();
/** The one worked out last, by the placements as a text: whoever gets them as JSON asks about the same few again. */
const LATEST = new WeakMap<Town, { readonly key: string; readonly board: Board }>();

/** Worked out once for every list of placements; states hand the same list on and never write on it. */
export function boardOf(town: Town, arrangement: Arrangement): Board {
  let known = KNOWN.get(town);
  if (!known) KNOWN.set(town, (known = new WeakMap()));
  let board = known.get(arrangement);
  if (!board) known.set(arrangement, (board = recalled(town, arrangement)));
  return board;
}

function recalled(town: Town, arrangement: Arrangement): Board {
  const key = arrangement.map(({ tile, rotation }) => `${tile}${rotation}`).join('');
  const last = LATEST.get(town);
  if (last?.key === key) return last.board;
  const board = laid(town, arrangement);
  LATEST.set(town, { key, board });
  return board;
}

function laid(town: Town, arrangement: Arrangement): Board {
  const connected: Set<number>[] = town.neighbourhoods.map(() => new Set<number>());
  const connect = (a: number, b: number): void => {
    nth(connected, a).add(b);
    nth(connected, b).add(a);
  };
  const offset = offsets(town);
  for (const [t, { connections }] of town.edition.tiles.entries())
    for (const [a, b] of connections.value) connect(nth(offset, t) + a!, nth(offset, t) + b!);

  /** The neighbourhoods along the edge that the tile at a place turns to a direction, clockwise. */
  const edge = (place: number, direction: number): readonly number[] => {
    const { tile, rotation } = nth(arrangement, place % EDGES);
    const t = TILES.indexOf(tile);
    const slots = nth(nth(town.edition.tiles, t).edges.value, (direction - rotation + EDGES) % EDGES);
    return slots.map(number => nth(offset, t) + number);
  };
  const besideFactory = new Set<number>();
  for (let place = 0; place < EDGES; place++) {
    for (const n of edge(place, (place + 3) % EDGES)) besideFactory.add(n);
    const here = edge(place, (place + 2) % EDGES);
    const there = edge(place + 1, (place + 5) % EDGES);
    // Both edges run clockwise on their own tile, so they pass each other in opposite senses.
    for (let slot = 0; slot < SLOTS; slot++) connect(nth(here, slot), nth(there, SLOTS - 1 - slot));
  }
  const lists = connected.map(ascending);
  return {
    besideFactory: ascending(besideFactory),
    connected: lists,
    connectedIds: lists.map(list => list.map(n => nth(town.neighbourhoods, n).id)),
  };
}

/** What to add to a neighbourhood's number on its tile to get its number in the town. */
function offsets({ edition }: Town): number[] {
  let next = -1;
  return edition.tiles.map(({ neighbourhoods }) => {
    const offset = next;
    next += neighbourhoods.length;
    return offset;
  });
}

function ascending(numbers: ReadonlySet<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}
