import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { Point, Spot } from './data/lattice.ts';
import type { Edition } from './data/print.ts';
import type { AncestorId, CardId, Timing, Turn } from './data/words.ts';

export interface Options {
  /** SR-A01: the rulebook's points for size, or those of the 2019 preview copy. */
  sizes: 'rulebook' | 'preview';
  /** SR-A02: a house adds to the size only, or is worth a point besides. */
  houses: 'size' | 'size-and-point';
  /** SR-A05: whether hands are swapped once more before the last card of the Wet season. */
  lastCard: 'swap' | 'keep';
  /** SR-30: the younger player, if known; a number is a seat. */
  younger: 'coin' | 0 | 1;
}

export type Season = 'ancestors' | 'wet' | 'dry' | 'over';

/** A card of a landscape, by its number. */
export interface Piece {
  readonly card: number;
  readonly turn: Turn;
  readonly x: number;
  readonly y: number;
}

/** SR-52: what a closed field brings. */
export interface FieldPoints {
  size: number;
  farmers: number;
  buffaloes: number;
  /** SR-A02: 0 unless houses are worth a point of their own. */
  houses: number;
  ancestor: number;
}

export interface Contents {
  farmers: number;
  buffaloes: number;
  houses: number;
}

/** Houses in open fields count for nobody. */
export type OpenContents = Omit<Contents, 'houses'>;

/** Never changes any more (SR-45). */
export interface ClosedField extends Contents {
  /** Which card of the landscape closed it: 1 for the first one after the start card. */
  at: number;
  /** Centres of its squares, x and y in turn, from top to bottom and from left to right. */
  squares: readonly number[];
  /** SR-A21: how many cards carry a part of it. */
  cards: number;
  points: Readonly<FieldPoints>;
}

/** SR-26: what a player means to do; secret in the Wet season until both are ready. */
export interface Plan {
  /** The card to be placed. */
  card: number | null;
  spot: Spot | null;
  /** The card for the row. */
  send: number | null;
}

/** Lists are replaced, never written on. */
export interface Player {
  /** SR-10: the two cards to choose from, in ascending order; empty afterwards. */
  dealt: readonly number[];
  /** SR-11, SR-13: secret until both have chosen; null afterwards. */
  choice: { readonly card: number; readonly turn: Turn } | null;
  /** Number of the card whose ancestor side is up. */
  ancestor: number | null;
  /** In ascending order, so that its order tells nothing. */
  hand: readonly number[];
  plan: Plan;
  /** In the order in which they were placed; the start card first. */
  landscape: readonly Piece[];
  /** In the order in which they were closed. */
  closed: readonly ClosedField[];
}

/** SR-28 to SR-30: why somebody opens the Dry season. */
export type FirstBecause = 'points' | 'farmers' | 'younger' | 'coin';

export interface First {
  readonly seat: number;
  readonly because: FirstBecause;
}

export interface State {
  rng: Rng;
  options: Options;
  season: Season;
  /** From 1 in each season. */
  turn: number;
  /** Whose turn it is in the Dry season; else null. */
  seat: number | null;
  first: First | null;
  /** SR-15: the 14 cards not dealt yet; empty afterwards. */
  deck: number[];
  /** SR-16: open to both. */
  row: number[];
  players: Player[];
}

/** A card where it lies. */
export interface PieceView extends Spot {
  card: CardId;
}

/** SR-06: spoiled is an open field with a path that ends inside it: it can never be closed any more. */
export type FieldStatus = 'closed' | 'open' | 'spoiled';

export interface FieldView extends Contents {
  status: FieldStatus;
  /** Centres of its squares, x and y in turn. */
  squares: number[];
  /** SR-47: squares and houses; of an open field so far. */
  size: number;
  /** SR-A21 */
  cards: number;
  /** Cells round its squares that no card covers yet, x and y in turn: what keeps it open. */
  missing: number[];
  /** Posts at which a path ends inside it, x and y in turn. */
  deadEnds: number[];
  /** Points it brought in all; of an open field, what it would bring now if it were closed as it stands. */
  worth: number;
  /** The same in detail; null while it is open. */
  points: FieldPoints | null;
  /** Which card of the landscape closed it, by its place in the order; null while it is open. */
  at: number | null;
}

export interface AncestorView {
  id: AncestorId;
  card: CardId;
  timing: Timing;
  /** Points it has brought so far. */
  soFar: number;
  /** What it brings in the final scoring if nothing changes any more; 0 unless its time is the end. */
  atEnd: number;
}

export type ScoreLine = 'size' | 'farmers' | 'buffaloes' | 'houses' | 'ancestor' | 'abandoned';

export interface PlayerView {
  /** SR-26: has chosen, and waits for the other. Always false in the Dry season. */
  ready: boolean;
  handSize: number;
  ancestor: AncestorView | null;
  landscape: PieceView[];
  fields: FieldView[];
  /** SR-40: uncovered cells with cards all round, x and y in turn. */
  holes: number[];
  /** Points so far; final when the game is over. */
  score: number;
  /** The same by the lines of the score sheet; `abandoned` and end bonuses only when the game is over. */
  lines: { [L in ScoreLine]: number };
  /** SR-29, SR-80: all farmers on the cards of the landscape. */
  farmers: number;
  /** SR-76: buffaloes in open fields now. */
  abandoned: number;
  /** The card taken from the row and not placed yet (Dry season only). */
  picked: CardId | null;
}

/** What a card brings at a spot where it closes something. */
export interface Closing extends Spot {
  fields: (Contents & { squares: number[]; size: number; cards: number; points: FieldPoints })[];
  /** Of all these fields together. */
  total: number;
}

/** Where the chosen card may lie, and why not elsewhere. */
export interface Reach {
  /** What the upper left corner of the grid stands for. */
  x: number;
  y: number;
  /**
   * By quarter turns, then from top to bottom: a letter for each spot of the row. `+` may lie here, `o` overlaps,
   * `c` touches a corner only, `l` lines do not meet, `d` a path would end inside a closed field, `.` no contact.
   */
  rows: [string[], string[], string[], string[]];
  /** Spots that close fields. At all others that are legal nothing is closed. */
  closings: Closing[];
}

export interface PlanView {
  card: CardId | null;
  spot: Spot | null;
  send: CardId | null;
}

/** What only its owner sees. */
export interface OwnView {
  /** The two cards to choose from, with who is on the back; empty after the choice is revealed. */
  dealt: { card: CardId; ancestor: AncestorId }[];
  /** SR-11: the own choice until it is revealed. */
  choice: { card: CardId; turn: Turn } | null;
  hand: CardId[];
  plan: PlanView;
  /** For the card that is chosen and may still be placed; else null. */
  reach: Reach | null;
}

export interface View {
  you: Viewer;
  options: Options;
  season: Season;
  turn: number;
  /** Turns in this season; 0 before and after. */
  turns: number;
  seat: number | null;
  first: First | null;
  row: CardId[];
  /** What stands on the cards that can be taken: of the row, and one's own. */
  stands: { readonly [C in CardId]?: Contents };
  players: PlayerView[];
  own: OwnView | null;
}

export type ChooseAncestor = { type: 'choose-ancestor'; card: CardId; turn: 0 | 1 };
export type Pick = { type: 'pick'; card: CardId };
export type Place = { type: 'place' } & Spot;
export type Send = { type: 'send'; card: CardId };
export type Move = ChooseAncestor | Pick | Place | Send;

export type Event =
  /** SR-10: the cards only for the one who got them. */
  | { type: 'dealt'; seat: number; cards?: readonly CardId[] }
  /** SR-11: what, only for the one who chose. */
  | { type: 'chose'; seat: number; card?: CardId; turn?: Turn }
  | { type: 'revealed'; seat: number; ancestor: AncestorId; card: CardId; start: CardId; turn: Turn }
  /** SR-15, SR-22: the cards only for the one who holds them now. */
  | { type: 'hand'; seat: number; cards?: readonly CardId[]; because: 'dealt' | 'swapped' }
  /** In the Wet season only for the one who chose. */
  | { type: 'picked'; seat: number; card: CardId; stands: Contents; season: 'wet' | 'dry' }
  /** Wet season: only for the one who planned it. */
  | { type: 'planned'; seat: number; card: CardId; stands: Contents; turn: Turn; x: number; y: number }
  /** SR-26: the card for the row only for the one who chose it; null when there is none to choose. */
  | { type: 'ready'; seat: number; send?: CardId | null }
  | { type: 'placed'; seat: number; card: CardId; stands: Contents; turn: Turn; x: number; y: number }
  | {
      type: 'closed';
      seat: number;
      squares: readonly number[];
      size: number;
      cards: number;
      contents: Contents;
      points: Readonly<FieldPoints>;
      ancestor: AncestorId;
      total: number;
    }
  | { type: 'sent'; seat: number; card: CardId; stands: Contents }
  | { type: 'dry-season'; first: First; scores: readonly number[]; farmers: readonly number[] }
  | { type: 'abandoned'; seat: number; buffaloes: number; points: number }
  | { type: 'honoured'; seat: number; ancestor: AncestorId; points: number }
  | {
      type: 'ended';
      /** More than one when the victory is shared. */
      winners: readonly number[];
      scores: readonly number[];
      farmers: readonly number[];
      because: 'points' | 'farmers' | 'shared';
    };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  overlaps: null;
  'corner-only': null;
  'no-contact': null;
  'lines-do-not-meet': null;
  'dead-end': Point | null;
  'already-picked': { card: CardId };
  'pick-first': null;
  'place-first': null;
  'being-placed': { card: CardId };
  'not-in-hand': { card: CardId };
};

export interface SeasonsOfRice extends Vocabulary {
  Edition: Edition;
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Closing: never;
  Event: Event;
  Refusals: Refusals;
  Score: ScoreLine;
}
