import { heightOf, type Spot, widthOf } from './lattice.ts';

export type Side = 'left' | 'right' | 'above' | 'below';

/** Where a card lies as a person would say it: beside which other card, and how far shifted along its side. */
export interface Beside {
  /** Place of the other card in the order of its landscape, from 0. */
  readonly card: number;
  readonly side: Side;
  /** From flush at the top or at the left: down, or to the right. */
  readonly shift: number;
}

/** The card along which this spot has its longest contact, the oldest of equals; null where it touches none. */
export function besideWhich(landscape: readonly Spot[], spot: Spot): Beside | null {
  let longest = 0;
  let best: Beside | null = null;
  for (const [card, other] of landscape.entries()) {
    const { contact, side, shift } = contactOf(other, spot);
    if (contact <= longest) continue;
    longest = contact;
    best = { card, side, shift };
  }
  return best;
}

/** How many units of their sides two cards share, and on which side of the first the second one lies. */
function contactOf(other: Spot, spot: Spot): { contact: number; side: Side; shift: number } {
  const across = overlap([other.x, widthOf(other.turn)], [spot.x, widthOf(spot.turn)]);
  const down = overlap([other.y, heightOf(other.turn)], [spot.y, heightOf(spot.turn)]);
  const [shiftX, shiftY] = [spot.x - other.x, spot.y - other.y];
  if (across === 0) return { contact: down, side: shiftX < 0 ? 'left' : 'right', shift: shiftY };
  if (down === 0) return { contact: across, side: shiftY < 0 ? 'above' : 'below', shift: shiftX };
  return { contact: 0, side: 'left', shift: 0 };
}

/** The common length of two stretches; 0 when they merely touch, less when they are apart. */
function overlap(
  [from, length]: readonly [number, number],
  [start, size]: readonly [number, number],
): number {
  return Math.min(from + length, start + size) - Math.max(from, start);
}
