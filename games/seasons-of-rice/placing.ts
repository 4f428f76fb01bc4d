import type { Read } from '../../core/game.ts';
import { heightOf, linesMeet, type Spot, widthOf } from './data/lattice.ts';
import { type Obstacle, TURNS } from './data/words.ts';
import { closedFields, deadEnds, type Field } from './fields.ts';
import { FARTHEST, type Ground, lay, lift, numberOf, SPAN } from './ground.ts';
import type { Piece } from './vocabulary.ts';

/** What becomes of a card at a spot. */
export interface Verdict {
  readonly obstacle: Obstacle | null;
  /** Number of the post at which a path would end inside a closed field. */
  readonly post: number | null;
  /** The fields it closes, if it may lie there. */
  readonly closes: readonly Field[];
}

const NOTHING: readonly Field[] = [];
const verdicts = (obstacle: Obstacle | null): Verdict => ({ obstacle, post: null, closes: NOTHING });
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
  if (spoiled.length > 0) return { obstacle: 'dead-end', post: spoiled[0]!, closes: NOTHING };
  return closes.length === 0 ? FREE : { obstacle: null, post: null, closes };
}

/** SR-34 to SR-37: what does not depend on the card, only on where it lies and which way round. */
function refuseSpot(ground: Ground, spot: Read<Spot>): Verdict | null {
  const { turn, x, y } = spot;
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) return NO_CONTACT;
  const [width, height] = [widthOf(turn), heightOf(turn)];
  const { cells } = ground;
  const corner = numberOf(x, y);
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) if (cells[corner + dy * SPAN + dx] !== 0) return OVERLAPS;
  if (!touches(cells, corner, { width, height })) {
    const [above, below] = [corner - SPAN, corner + height * SPAN];
    const atCorner = [above - 1, above + width, below - 1, below + width].some(cell => cells[cell] !== 0);
    return atCorner ? CORNER_ONLY : NO_CONTACT;
  }
  return linesMeet(spot) ? null : LINES_DO_NOT_MEET;
}

/** SR-34: part of a side along part of a side. */
function touches(
  cells: Uint8Array,
  corner: number,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  for (let dx = 0; dx < width; dx++)
    if (cells[corner - SPAN + dx] !== 0 || cells[corner + height * SPAN + dx] !== 0) return true;
  for (let dy = 0; dy < height; dy++)
    if (cells[corner + dy * SPAN - 1] !== 0 || cells[corner + dy * SPAN + width] !== 0) return true;
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
        if (!linesMeet({ turn, x, y })) continue;
        const verdict = judge(ground, { card, turn, x, y });
        if (verdict.obstacle === null || verdict.obstacle === 'dead-end') found.push({ turn, x, y, verdict });
      }
  return found;
}

/** Where a card may lie. */
export function legalTrials(ground: Ground, card: number): Trial[] {
  return trials(ground, card).filter(({ verdict }) => verdict.obstacle === null);
}
