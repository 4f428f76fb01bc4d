import type { Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';

export interface Edition {
  readonly name: string;
  readonly values: readonly number[];
  readonly purse: number;
  readonly row: number;
}

export interface Options {
  rounds: 3 | 6;
  clock: 'off' | 'on';
}

export type Phase =
  | { name: 'bidding' }
  | { name: 'grabbing' }
  | { name: 'placing'; seat: number }
  | { name: 'over' };

export interface Player {
  coins: number;
  /** Secret until every seat has bid. */
  bid: number | null;
  row: (number | null)[];
}

export interface State {
  rng: Rng;
  options: Options;
  /** Still to come, the next one last; secret. */
  deck: number[];
  onOffer: number;
  phase: Phase;
  /** What nobody wanted. */
  lost: number[];
  players: Player[];
}

export interface View {
  you: number | 'spectator';
  options: Options;
  deckSize: number;
  onOffer: number;
  phase: Phase;
  lost: number[];
  players: { coins: number; hasBid: boolean; row: (number | null)[] }[];
  yourBid: number | null;
}

export type Bid = { type: 'bid'; coins: number };
export type Grab = { type: 'grab' };
export type Place = { type: 'place'; cell: number };
export type Move = Bid | Grab | Place;

export type Closing = { type: 'end-bidding' } | { type: 'lose-plot' };

export type Event =
  | { type: 'offered'; plot: number }
  | { type: 'bid'; seat: number; coins?: number }
  | { type: 'won'; seat: number; bids: number[] }
  | { type: 'unwanted' }
  | { type: 'grabbed'; seat: number }
  | { type: 'lost'; plot: number }
  | { type: 'placed'; seat: number; cell: number; plot: number };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  'cannot-afford': { coins: number; held: number };
  'cell-taken': { cell: number };
};

export interface Plots extends Vocabulary {
  Edition: Edition;
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Closing: Closing;
  Event: Event;
  Refusals: Refusals;
  Score: 'row' | 'coins';
}
