import { type Fault, type Schema, where } from '../../../core/schema.ts';
import { nth } from '../../../core/sure.ts';
import { SLOTS } from './board.ts';
import type { Outline, Plot, Shape, TileEntry } from './print.ts';
import { along, area, commonBorder, contains, corners, distance, HEXAGON } from './polygon.ts';

/** How far drawn lines may miss each other, and how long a common border must be to count as a street. */
const SLACK = 50;
const STREET = 1000;
/** Parts of an area that rounding may lose. */
const CRUMBS = 0.01;

type Demand = (holds: boolean, place: string, clause: string) => void;

/** EC-10 to EC-12: the parts of a tile must fit together; what does not is a fault at its own place. */
export function checkTile(tile: TileEntry, at: string, faults: Fault[]): void {
  const demand: Demand = (holds, place, clause) =>
    void where(asItIs, () => holds, clause)(tile, `${at}.${place}`, faults);
  const { neighbourhoods, edges, connections } = tile;
  const exists = (number: number): boolean => number <= neighbourhoods.length;

  for (const [i, slots] of edges.value.entries())
    for (const [k, number] of slots.entries()) demand(exists(number), `edges.value[${i}][${k}]`, 'EC-12');
  const pairs = connections.value.map(pair => pair.join());
  for (const [i, [a, b]] of connections.value.entries())
    demand(a! < b! && exists(b!) && pairs.indexOf(`${a},${b}`) === i, `connections.value[${i}]`, 'EC-12');
  for (const [i, { prices, shape }] of neighbourhoods.entries()) {
    const place = `neighbourhoods[${i}].shape.value`;
    demand(prices.value.length === shape.value.lots.length, `${place}.lots`, 'EC-10');
    checkShape(shape.value, (holds, part, clause) => demand(holds, `${place}.${part}`, clause));
  }
  if (edges.value.flat().every(exists)) checkStreets(tile, demand);
}

const asItIs: Schema<unknown> = json => json;

/** The blocks and their houses. */
function checkShape({ cell, block, lots, plaza }: Shape, demand: Demand): void {
  demand(inside(HEXAGON, cell), 'cell', 'EC-11');
  demand(inside(cell, block), 'block', 'EC-11');
  const plots: [string, Plot][] = [
    ...lots.map((lot, i): [string, Plot] => [`lots[${i}]`, lot]),
    ['plaza', plaza],
  ];
  for (const [part, { outline, at }] of plots) {
    const spot = { x: nth(at, 0), y: nth(at, 1) };
    const room = contains(outline, spot, 0) && distance(outline, spot) >= nth(at, 2) - SLACK;
    demand(inside(block, outline), `${part}.outline`, 'EC-10');
    demand(room && nth(at, 2) > 0, `${part}.at`, 'EC-10');
  }
  const filled = plots.reduce((sum, [, { outline }]) => sum + area(outline), 0);
  demand(about(filled, area(block)), 'lots', 'EC-10');
}

/** The cells fill the tile, and lie beside each other as the edges and the connections say. */
function checkStreets({ neighbourhoods, edges, connections }: TileEntry, demand: Demand): void {
  const cells = neighbourhoods.map(({ shape }) => shape.value.cell);
  const filled = cells.reduce((sum, cell) => sum + area(cell), 0);
  demand(about(filled, area(HEXAGON)), 'neighbourhoods', 'EC-11');
  for (const [edge, slots] of edges.value.entries())
    for (const [slot, number] of slots.entries()) {
      const middle = along(HEXAGON, edge, (slot + 0.5) / SLOTS);
      demand(distance(nth(cells, number - 1), middle) <= SLACK, `edges.value[${edge}][${slot}]`, 'EC-12');
    }
  const listed = new Set(connections.value.map(pair => pair.join()));
  const drawn = cells.flatMap((one, a) =>
    cells
      .map((other, b): [string, number] => [`${a + 1},${b + 1}`, b > a ? commonBorder(one, other, SLACK) : 0])
      .filter(([, border]) => border >= STREET)
      .map(([pair]) => pair),
  );
  const unlisted = drawn.filter(pair => !listed.has(pair));
  demand(unlisted.length === 0, 'connections', 'EC-12');
  for (const [i, pair] of connections.value.entries())
    demand(drawn.includes(pair.join()), `connections.value[${i}]`, 'EC-12');
}

const inside = (outer: Outline, inner: Outline): boolean =>
  corners(inner).every(point => contains(outer, point, SLACK));

const about = (one: number, other: number): boolean => Math.abs(one - other) <= other * CRUMBS;
