import { nth } from '../../../core/sure.ts';
import { cellsRound, type Point, SECTIONS, squaresOf, WHOLE } from './lattice.ts';

const at = ({ x, y }: Point): string => `${x},${y}`;
const WHOLE_SQUARES = new Set(WHOLE.map(section => at(SECTIONS[section])));

/** SR-14: no field is closed on a card alone: every whole square leads to the edge of the card. */
export function isOpenFace(lines: readonly string[]): boolean {
  return WHOLE.every(section => reachesEdge(lines, SECTIONS[section]));
}

function reachesEdge(lines: readonly string[], square: Point): boolean {
  const found = new Map([[at(square), square]]);
  for (const centre of found.values()) {
    if (!WHOLE_SQUARES.has(at(centre))) return true;
    for (const cell of cellsRound(centre))
      if (nth(lines, cell.y)[cell.x] === '.')
        for (const other of squaresOf(cell)) found.set(at(other), other);
  }
  return false;
}
