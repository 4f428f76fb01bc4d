import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { Card, KindName } from './data/cards.ts';
import type { Edition } from './data/edition.ts';

export interface Options {
  /** CC-A16: who starts; a number is a seat. */
  start: 'random' | 0 | 1 | 2 | 3 | 4;
  /** CC-A01 */
  beds: 'one' | 'several';
  /** CC-A05 */
  discard: 'any' | 'vegetables';
}

/** Taken tokens are coins or drops, never a mix (CC-85). */
export type Face = 'coins' | 'drops';

export interface Bed {
  /** In ascending order; all of one kind. */
  cards: Card[];
  /** Covered suns. */
  drops: number;
}

export interface Player {
  coins: number;
  /** How many cards of each face are in hand; secret. */
  hand: number[];
  /** How many of each face everyone knows to be in this hand, because they were bought in the open. */
  known: number[];
  beds: Bed[];
  /** Accessories on the table. */
  laidOut: Card[];
}

/** What the active player still has to do, the next thing last. Nothing left: the turn is over. */
export type Task =
  | { do: 'act' }
  | { do: 'discard' }
  /** CC-74, CC-77: tokens just taken from the well, coins or drops? */
  | { do: 'choose-face'; tokens: number; thanksTo: Card }
  | { do: 'water'; drops: number }
  /** CC-A01, variant: plant another bed, or stop. */
  | { do: 'plant-more' };

export interface Turn {
  seat: number;
  /** CC-93 */
  refreshed: boolean;
  /** CC-80 */
  scarecrowUsed: boolean;
}

/** By row, then by price minus one; null where no card could be laid (CC-A10). */
export type Market = (Card | null)[][];

export interface State {
  rng: Rng;
  options: Options;
  /** Tokens. */
  supply: number;
  pond: number;
  well: number;
  /** Face down, the top card last; secret. */
  pile: Card[];
  /** The latest card last. */
  compost: Card[];
  market: Market;
  players: Player[];
  turn: Turn;
  /** Empty when the game is over. */
  agenda: Task[];
}

export interface BedView {
  cards: Card[];
  drops: number;
  /** Suns in all. */
  suns: number;
  /** What it scores dry; watered, twice that. */
  points: number;
}

export type ScoreLine = 'watered' | 'unwatered' | 'hand' | 'coins';
export type Score = { readonly [L in ScoreLine]: number };

export interface PlayerView {
  coins: number;
  handSize: number;
  /** Cards in this hand that everyone has seen being bought, in ascending order. */
  known: Card[];
  beds: BedView[];
  laidOut: Card[];
  /** Free suns over all beds. */
  freeSuns: number;
  /** The present turn included. */
  turnsLeft: number;
  score: Score;
  total: number;
}

export interface View {
  you: Viewer;
  options: Options;
  supply: number;
  pond: number;
  /** CC-84: what a withdrawal gives now. */
  withdrawal: number;
  well: number;
  pile: number;
  compost: Card[];
  market: Market;
  /** Each accessory stack: the price printed on its cards, and how many are left. */
  stacks: { price: number; left: number }[];
  players: PlayerView[];
  /** Your hand in ascending order; null for a spectator. */
  hand: Card[] | null;
  turn: Turn;
  agenda: Task[];
}

export type Refresh = { type: 'refresh'; row: number };
export type Scare = { type: 'scare' };
export type Draw = { type: 'draw' };
export type BuyVegetable = { type: 'buy-vegetable'; row: number; price: number };
export type BuyAccessory = { type: 'buy-accessory'; card: Card };
export type Plant = { type: 'plant'; cards: readonly Card[] };
export type LayOut = { type: 'lay-out'; card: Card };
export type Withdraw = { type: 'withdraw'; as: Face };
export type ChooseFace = { type: 'choose-face'; as: Face };
export type Discard = { type: 'discard'; card: Card };
export type Water = { type: 'water'; bed: number; drops: number };
export type FinishWatering = { type: 'finish-watering' };
export type EndTurn = { type: 'end-turn' };
export type Move =
  | Refresh
  | Scare
  | Draw
  | BuyVegetable
  | BuyAccessory
  | Plant
  | LayOut
  | Withdraw
  | ChooseFace
  | Discard
  | Water
  | FinishWatering
  | EndTurn;

export type Event =
  | { type: 'started'; seat: number }
  | { type: 'pushed'; seat: number; supply: number; pond: number }
  | { type: 'refreshed'; seat: number; row: number; gone: Card[] }
  | { type: 'filled'; row: number; price: number; card: Card }
  /** The card only for the one who drew it. */
  | { type: 'drew'; seat: number; because: 'action' | 'scarecrow' | 'fertiliser'; card?: Card }
  | { type: 'bought-vegetable'; seat: number; card: Card; row: number; price: number }
  | { type: 'bought-accessory'; seat: number; card: Card; price: number }
  | { type: 'planted'; seat: number; bed: number; cards: readonly Card[]; points: number }
  | { type: 'laid-out'; seat: number; card: Card }
  | { type: 'withdrew'; seat: number; tokens: number; as: Face }
  | { type: 'fetched'; seat: number; tokens: number; as: Face; thanksTo: Card }
  | { type: 'discarded'; seat: number; card: Card }
  | { type: 'watered'; seat: number; bed: number; card: Card; drops: number; full: boolean }
  | { type: 'spilled'; seat: number; drops: number }
  | { type: 'stopped-watering'; seat: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'ended'; seat: number };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  'too-few-coins': { price: number; coins: number; missing: number };
  'nothing-there': null;
  'no-cards-left': null;
  'already-owned': null;
  'once-a-turn': null;
  'no-scarecrow': null;
  'row-empty': null;
  'cards-missing': { kind: KindName; missing: number };
  'wrong-number': { kind: KindName; min: number; max: number; cards: number };
  'mixed-kinds': null;
  'not-in-hand': null;
  'vegetables-only': null;
  'suns-still-free': { drops: number };
  'no-free-sun': null;
  'too-few-drops': { drops: number };
};

export interface ChillAndChili extends Vocabulary {
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
