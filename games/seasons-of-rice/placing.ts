import type { Read } from '../../core/game.ts';
import { heightOf, linesMeet, type Spot, widthOf } from './data/lattice.ts';
import { type Obstacle, TURNS } from './data/words.ts';
import { closedFields, deadEnds, type Field } from './fields.ts';
import { type Ground, lay, lift, numberOf } from './ground.ts';
import type { Piece } from './vocabulary.ts';

/** What becomes of a card at a spot. */
export type Verdict = (Obstructed | DeadEnd) & {
  /** The fields it closes, if it may lie there. */
  readonly closes: readonly Field[];
};

interface Obstructed {
  readonly obstacle: Exclude<Obstacle, 'dead-end'> | null;
  readonly post: null;
}

interface DeadEnd {
  readonly obstacle: 'dead-end';
  /** Number of the post at which a path would end inside a closed field. */
  readonly post: number;
}

const NOTHING: readonly Field[] = [];
const verdicts = (obstacle: Obstructed['obstacle']): Verdict => ({ obstacle, post: null, closes: NOTHING });
const FREE = verdicts(null);
const OVERLAPS = verdicts('overlaps');
const CORNER_ONLY = verdicts('corner-only');
const NO_CONTACT = verdicts('no-contact');
const LINES_DO_NOT_MEET = verdicts('lines-do-not-meet');

/** SR-33 to SR-38: whether a card may lie at a spot, and what it closes there. */
export function judge(ground: Ground, piece: Read<Piece>): Verdict {
  const obstructed = refuseSpot(ground, piece);
  if (obstructed) return obstructed;
  lay(ground, piece);
  const { centres } = ground.stamps[piece.card]![piece.turn]!;
  const closes = closedFields(ground, centres, numberOf(piece.x, piece.y));
  const spoiled = closes.flatMap(field => deadEnds(ground, field));
  lift(ground, piece);
  if (closes.length === 0) return FREE;
  if (spoiled.length > 0) return { obstacle: 'dead-end', post: spoiled[0]!, closes: NOTHING };
  return { obstacle: null, post: null, closes };
}

/** SR-34 to SR-37: what does not depend on the card, only on where it lies and which way round. */
function refuseSpot({ cells, stamps }: Ground, { card, turn, x, y }: Read<Piece>): Verdict | null {
  const stamp = stamps[card]![turn]!;
  const corner = numberOf(x, y);
  if (isAnyCovered(cells, stamp.cells, corner)) return OVERLAPS;
  if (!isAnyCovered(cells, stamp.beside, corner))
    return isAnyCovered(cells, stamp.corners, corner) ? CORNER_ONLY : NO_CONTACT;
  return linesMeet(turn, x, y) ? null : LINES_DO_NOT_MEET;
}

function isAnyCovered(cells: Uint8Array, ways: readonly number[], corner: number): boolean {
  for (let i = 0; i < ways.length; i++) if (cells[corner + ways[i]!] !== 0) return true;
  return false;
}

/** A spot with contact and meeting lines, and what becomes of the card there. */
export interface Trial extends Spot {
  readonly verdict: Verdict;
}

/** SR-33: every spot that only a dead end could forbid, by turns, then from top to bottom and from left to right. */
export function trials(ground: Ground, card: number): Trial[] {
  const found: Trial[] = [];
  for (const turn of TURNS)
    for (let y = ground.top - heightOf(turn); y <= ground.bottom; y++)
      for (let x = ground.left - widthOf(turn); x <= ground.right; x++) {
        if (!linesMeet(turn, x, y)) continue;
        const verdict = judge(ground, { card, turn, x, y });
        if (verdict.obstacle === null || verdict.obstacle === 'dead-end') found.push({ turn, x, y, verdict });
      }
  return found;
}

/** Where a card may lie. */
export function legalTrials(ground: Ground, card: number): Trial[] {
  return trials(ground, card).filter(({ verdict }) => verdict.obstacle === null);
}
