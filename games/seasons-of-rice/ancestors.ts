import type { Read } from '../../core/game.ts';
import type { Ancestor, Deck } from './data/deck.ts';
import type { ClosingAbility } from './data/print.ts';
import { LARGEST_SIZE, WET_CARDS } from './data/words.ts';
import type { ClosedField, Contents, FieldPoints, OpenContents, Player } from './vocabulary.ts';

/** A field that has just been closed, as its ancestor looks at it. */
export interface Closure extends Contents {
  readonly squares: number;
  readonly cards: number;
  /** Which card of the landscape closed it. */
  readonly at: number;
}

/** SR-53: the ancestor a player has chosen. */
export const ancestorOf = ({ cards, ancestors }: Deck, card: number): Ancestor =>
  ancestors[cards[card]!.ancestor]!;

/** SR-54, SR-55: the bonus for a field, points before any bonus given. */
export function closingBonus(
  { timing, ability }: Ancestor,
  field: Read<Closure>,
  points: Read<FieldPoints>,
): number {
  if (ability.on !== 'closing' || (timing === 'dry' && field.at < WET_CARDS)) return 0;
  return pleases(ability, field) ? ability.points * counted(ability, field, points) : 0;
}

/** SR-A12, SR-A21, SR-A22 */
function pleases({ if: test, limit }: ClosingAbility, field: Read<Closure>): boolean {
  const { farmers, buffaloes, houses, squares, cards } = field;
  const kinds = Number(farmers > 0) + Number(buffaloes > 0) + Number(houses > 0);
  switch (test) {
    case 'any':
      return true;
    case 'empty':
      return kinds === 0;
    case 'max-squares':
      return squares <= limit;
    case 'min-size':
      return squares + houses >= limit;
    case 'min-cards':
      return cards >= limit;
    case 'min-kinds':
      return kinds >= limit;
    case 'house':
      return houses > 0;
  }
}

function counted({ per }: ClosingAbility, field: Read<Contents>, points: Read<FieldPoints>): number {
  switch (per) {
    case 'field':
      return 1;
    case 'farmer':
      return field.farmers;
    case 'buffalo':
      return field.buffaloes;
    case 'house':
      return field.houses;
    case 'field-points':
      return points.size + points.farmers + points.buffaloes + points.houses;
  }
}

/** SR-56: the bonus in the final scoring. */
export function endBonus(deck: Deck, { ancestor, closed }: Read<Player>, open: Read<OpenContents>): number {
  if (ancestor === null) return 0;
  const { ability } = ancestorOf(deck, ancestor);
  if (ability.on === 'closing') return 0;
  if (ability.on === 'sizes') return ability.table[sizesAmong(closed)]!;
  const inClosed = (kind: keyof Contents) => closed.reduce((sum, field) => sum + field[kind], 0);
  switch (ability.per) {
    case 'open-farmer':
      return ability.points * open.farmers;
    case 'open-buffalo':
      return ability.points * open.buffaloes;
    case 'closed-field':
      return ability.points * closed.length;
    case 'closed-set':
      return ability.points * Math.min(inClosed('farmers'), inClosed('buffaloes'), inClosed('houses'));
    case 'largest-square':
      return ability.points * Math.max(0, ...closed.map(({ squares }) => squares.length / 2));
  }
}

/** SR-75: different sizes, those of 5 and more being the same. */
function sizesAmong(closed: readonly Read<ClosedField>[]): number {
  return new Set(closed.map(({ squares, houses }) => Math.min(squares.length / 2 + houses, LARGEST_SIZE)))
    .size;
}
