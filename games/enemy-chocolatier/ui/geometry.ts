import { nth } from '../../../core/sure.ts';
import type { Edition, Outline, Spot } from '../data/print.ts';
import { type Arrangement, type HouseId, type NeighbourhoodId, type Tile, TILES } from '../data/words.ts';

/** A point of the board: the factory's centre is 0, 0; the side of a tile is 100. */
export type Point = readonly [x: number, y: number];

/** Everything that is drawn, where it lies on this board, so that words can stand upright on turned tiles. */
export interface PlacedTile {
  readonly place: number;
  readonly tile: Tile;
  readonly centre: Point;
  readonly hexagon: string;
  readonly neighbourhoods: readonly PlacedNeighbourhood[];
}

export interface PlacedNeighbourhood {
  readonly id: NeighbourhoodId;
  readonly block: string;
  readonly plaza: { readonly outline: string; readonly at: Point; readonly room: number };
  readonly lots: readonly {
    readonly id: HouseId;
    readonly outline: string;
    readonly at: Point;
    readonly room: number;
  }[];
}

/** The edition's unit: a tile's side is 10 000 there. */
const UNIT = 100;
const SIDE = 100;
const APART = SIDE * Math.sqrt(3);
const SIXTH = Math.PI / 3;

export function centreOf(place: number): Point {
  return [APART * Math.sin(place * SIXTH), -APART * Math.cos(place * SIXTH)];
}

export function hexagonAt([x, y]: Point): string {
  return points(
    [0, 1, 2, 3, 4, 5].map(corner => [
      x + SIDE * Math.cos(corner * SIXTH),
      y + SIDE * Math.sin(corner * SIXTH),
    ]),
  );
}

export function placedTiles(edition: Edition, arrangement: Arrangement): PlacedTile[] {
  return arrangement.map(({ tile, rotation }, place) => {
    const centre = centreOf(place);
    const turned = (x: number, y: number): Point => {
      const [cos, sin] = [Math.cos(rotation * SIXTH), Math.sin(rotation * SIXTH)];
      return [centre[0] + (x * cos - y * sin) / UNIT, centre[1] + (x * sin + y * cos) / UNIT];
    };
    const outline = (flat: Outline) => points(pairs(flat).map(([x, y]) => turned(x, y)));
    const spot = ([x, y, room]: Spot) => ({ at: turned(x!, y!), room: room! / UNIT });
    return {
      place,
      tile,
      centre,
      hexagon: hexagonAt(centre),
      neighbourhoods: nth(edition.tiles, TILES.indexOf(tile)).neighbourhoods.map(({ shape }, n) => {
        const { block, plaza, lots } = shape.value;
        const id = `${tile}${n + 1}`;
        return {
          id,
          block: outline(block),
          plaza: { outline: outline(plaza.outline), ...spot(plaza.at) },
          lots: lots.map((lot, h) => ({
            id: `${id}-${h + 1}`,
            outline: outline(lot.outline),
            ...spot(lot.at),
          })),
        };
      }),
    };
  });
}

function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [nth(flat, 2 * i), nth(flat, 2 * i + 1)]);
}

function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
