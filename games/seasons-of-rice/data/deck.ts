import { remembered } from '../../../core/remembered.ts';
import { nth } from '../../../core/sure.ts';
import type { Point } from './lattice.ts';
import { HEIGHT, heightOf, SECTIONS, turnedCell, turnedPoint, WIDTH, widthOf } from './lattice.ts';
import type { Ability, CardEntry, Edition } from './print.ts';
import type { AncestorId, CardId, Feature, Timing, Turn } from './words.ts';
import { cardId, TURNS } from './words.ts';

/** The edition turned into what rules and screens look up: cards and ancestors as numbers, in their order. */
export interface Deck {
  readonly edition: Edition;
  readonly cards: readonly Card[];
  readonly ancestors: readonly Ancestor[];
  readonly cardNumber: ReadonlyMap<CardId, number>;
}

export interface Card {
  readonly id: CardId;
  /** Number of the ancestor on its other side. */
  readonly ancestor: number;
  /** Its paddy side, by quarter turns. */
  readonly faces: readonly Face[];
  /** What stands on its paddy side. */
  readonly stands: Stands;
}

export interface Stands {
  readonly farmers: number;
  readonly buffaloes: number;
  readonly houses: number;
}

/** The paddy side of a card, turned; counted from its upper left corner. */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly stands: readonly Standing[];
}

/** SR-04, SR-05: its line is a path, or else a furrow. */
export interface Cell extends Point {
  readonly path: boolean;
}

export interface Standing extends Point {
  readonly kind: Feature;
}

export interface Ancestor {
  readonly id: AncestorId;
  readonly name: string;
  readonly timing: Timing;
  readonly ability: Ability;
  /** Number of the card it is on. */
  readonly card: number;
}

export const deckOf: (edition: Edition) => Deck = remembered(built);

function built(edition: Edition): Deck {
  const ids = edition.ancestors.map(({ id }) => id);
  const cards = edition.cards.map((entry, card) => ({
    id: cardId(card),
    ancestor: ids.indexOf(entry.ancestor.value),
    faces: TURNS.map(turn => faceOf(entry, turn)),
    stands: standsOf(entry),
  }));
  return {
    edition,
    cards,
    ancestors: edition.ancestors.map(({ id, name, timing, ability }, ancestor) => ({
      id,
      name: name.value,
      timing: timing.value,
      ability: ability.value,
      card: cards.findIndex(card => card.ancestor === ancestor),
    })),
    cardNumber: new Map(cards.map(({ id }, card) => [id, card])),
  };
}

function standsOf({ features }: CardEntry): Stands {
  const count = (kind: Feature) => features.value.filter(stand => stand.kind === kind).length;
  return { farmers: count('farmer'), buffaloes: count('buffalo'), houses: count('house') };
}

function faceOf({ lines, features }: CardEntry, turn: Turn): Face {
  const cells: Cell[] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      cells.push({ ...turnedCell({ x, y }, turn), path: nth(lines.value, y)[x] === '#' });
  const stands = features.value.map(({ kind, section }) => ({
    ...turnedPoint(SECTIONS[section], turn),
    kind,
  }));
  return { width: widthOf(turn), height: heightOf(turn), cells, stands };
}
