import { nth } from '../../../core/sure.ts';
import { type Deck, deckOf } from '../data/deck.ts';
import { EDITION } from '../data/edition.ts';
import type { Point, Spot } from '../data/lattice.ts';
import { HEIGHT, squaresOf, turnedCell, turnedPoint, SECTION_IDS, SECTIONS, WIDTH } from '../data/lattice.ts';
import type { CardEntry, Edition, Stand } from '../data/print.ts';
import type { Feature } from '../data/words.ts';
import type { Piece } from '../vocabulary.ts';

/** A landscape drawn as a whole. */
export interface Painting {
  /** Where the cards lie, in their order. */
  readonly spots: readonly Spot[];
  /** Whether the line of a cell is a path. */
  readonly isPath: (cell: Point) => boolean;
  /** What stands on the square with this centre. */
  readonly stands?: readonly (Point & { readonly kind: Feature })[];
}

/** Cards that nobody printed, made so that together they show this landscape. */
export function painted({ spots, isPath, stands = [] }: Painting): { deck: Deck; pieces: Piece[] } {
  const left = [...stands];
  const cards = spots.map((spot, card): CardEntry => {
    const at = ({ x, y }: Point): Point => ({ x: spot.x + x, y: spot.y + y });
    const rows = Array.from({ length: HEIGHT }, (_, y) =>
      Array.from({ length: WIDTH }, (_, x) => (isPath(at(turnedCell({ x, y }, spot.turn))) ? '#' : '.')).join(
        '',
      ),
    );
    const features = SECTION_IDS.flatMap((section): Stand[] => {
      const centre = at(turnedPoint(SECTIONS[section], spot.turn));
      const found = left.findIndex(({ x, y }) => x === centre.x && y === centre.y);
      return found === -1 ? [] : left.splice(found, 1).map(({ kind }) => ({ kind, section }));
    });
    return {
      lines: { value: rows, source: 'own-box' },
      features: { value: features, source: 'own-box' },
      ancestor: nth(EDITION.cards, card).ancestor,
    };
  });
  const edition: Edition = { ...EDITION, cards: [...cards, ...EDITION.cards.slice(cards.length)] };
  return { deck: deckOf(edition), pieces: spots.map((spot, card) => ({ card, ...spot })) };
}

/** The lines between these squares and all others. */
export const border =
  (...squares: readonly (readonly [number, number])[]) =>
  (cell: Point): boolean => {
    const [one, other] = squaresOf(cell).map(centre =>
      squares.some(([x, y]) => x === centre.x && y === centre.y),
    );
    return one !== other;
  };
