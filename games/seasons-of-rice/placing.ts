import type { Read } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { HEIGHT, linesMeet, type Spot } from './data/lattice.ts';
import { type Obstacle, TURNS } from './data/words.ts';
import { closedFields, deadEnds, type Field } from './fields.ts';
import { type Ground, lay, lift, numberOf, SPAN } from './ground.ts';
import type { Piece, Place } from './vocabulary.ts';

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

/** How far a card and the cells along its sides reach beyond a landscape that it touches. */
const MARGIN = HEIGHT + 1;

const NOTHING: readonly Field[] = [];
const verdicts = (obstacle: Obstructed['obstacle']): Verdict => ({ obstacle, post: null, closes: NOTHING });
const FREE = verdicts(null);
const OVERLAPS = verdicts('overlaps');
const CORNER_ONLY = verdicts('corner-only');
const NO_CONTACT = verdicts('no-contact');
const LINES_DO_NOT_MEET = verdicts('lines-do-not-meet');

/** SR-33 to SR-38: whether a card may lie at a spot, and what it closes there. */
export function judge(ground: Ground, piece: Read<Piece>): Verdict {
  return refuseSpot(ground, piece) ?? judgeContact(ground, piece);
}

/** SR-38: the same where it has contact and its lines meet. */
function judgeContact(ground: Ground, piece: Read<Piece>): Verdict {
  lay(ground, piece);
  const { centres } = ground.stamps[piece.card]![piece.turn]!;
  const closes = closedFields(ground, centres, numberOf(piece.x, piece.y));
  const post = closes.length > 0 ? firstDeadEnd(ground, closes) : null;
  lift(ground, piece);
  if (closes.length === 0) return FREE;
  if (post !== null) return { obstacle: 'dead-end', post, closes: NOTHING };
  return { obstacle: null, post: null, closes };
}

function firstDeadEnd(ground: Ground, fields: readonly Field[]): number | null {
  for (const field of fields) {
    const [post] = deadEnds(ground, field);
    if (post !== undefined) return post;
  }
  return null;
}

/** SR-34 to SR-37: what does not depend on the card, only on where it lies and which way round. */
export function refuseSpot({ cells, stamps }: Ground, { card, turn, x, y }: Read<Piece>): Verdict | null {
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

/** SR-33: every spot that only a dead end could forbid, by turns, then from top to bottom and from left to right. It is the same for all cards. */
export function contactsOf(ground: Ground): readonly Place[] {
  ground.contacts ??= found(ground);
  return ground.contacts;
}

function found(ground: Ground): Place[] {
  const { left, top, right, bottom } = ground;
  const places: Place[] = [];
  sumUp(ground);
  for (const turn of TURNS) {
    const { width, height } = ground.stamps[0]![turn]!;
    for (let y = top - height; y <= bottom; y++)
      for (let x = left - width; x <= right; x++) {
        if (!linesMeet(turn, x, y)) continue;
        const corner = numberOf(x, y);
        if (coveredIn(corner, width, height) > 0) continue;
        const beside = coveredIn(corner - 1, width + 2, height) + coveredIn(corner - SPAN, width, height + 2);
        if (beside > 0) places.push({ type: 'place', turn, x, y });
      }
  }
  return places;
}

/** How many cells are covered above and to the left of a point, within the frame that was summed up last. */
const SUMS = new Uint16Array(SPAN * SPAN);

/** So that a look at the four corners of a rectangle tells how much of it is covered. */
function sumUp({ cells, left, top, right, bottom }: Ground): void {
  const [first, width] = [left - MARGIN, right - left + 2 * MARGIN];
  SUMS.fill(0, numberOf(first, top - MARGIN), numberOf(first, top - MARGIN) + width + 1);
  for (let y = top - MARGIN; y < bottom + MARGIN; y++) {
    let row = 0;
    const start = numberOf(first, y);
    SUMS[start + SPAN] = 0;
    for (let cell = start; cell < start + width; cell++) {
      if (cells[cell] !== 0) row++;
      SUMS[cell + SPAN + 1] = SUMS[cell + 1]! + row;
    }
  }
}

function coveredIn(corner: number, width: number, height: number): number {
  const below = corner + height * SPAN;
  return SUMS[below + width]! - SUMS[below]! - SUMS[corner + width]! + SUMS[corner]!;
}

/** A spot with contact and meeting lines, and what becomes of the card there. */
export interface Trial extends Spot {
  readonly verdict: Verdict;
}

export function trials(ground: Ground, card: number): Trial[] {
  return contactsOf(ground).map(({ turn, x, y }) => {
    return { turn, x, y, verdict: judgeContact(ground, { card, turn, x, y }) };
  });
}

/** Where a card may lie. */
export function legalTrials(ground: Ground, card: number): Trial[] {
  return trials(ground, card).filter(({ verdict }) => verdict.obstacle === null);
}

/** The same as moves, added to a list. */
export function addLegal(ground: Ground, card: number, places: Place[]): void {
  const contacts = contactsOf(ground);
  for (let i = 0; i < contacts.length; i++) {
    const { turn, x, y } = contacts[i]!;
    if (judgeContact(ground, { card, turn, x, y }).obstacle === null) places.push(contacts[i]!);
  }
}

/** Contacts tried before all of them are judged: dead ends are rare. */
const DRAWS = 16;

/** Any of these moves, each as likely: contacts are drawn until one is legal; null where that takes too long. */
export function drawLegal(ground: Ground, card: number, random: Random): Place | null {
  const contacts = contactsOf(ground);
  for (let n = 0; n < DRAWS && contacts.length > 0; n++) {
    const place = random.pick(contacts);
    const { turn, x, y } = place;
    if (judgeContact(ground, { card, turn, x, y }).obstacle === null) return place;
  }
  return null;
}
