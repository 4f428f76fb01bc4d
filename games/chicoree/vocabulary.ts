import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { Card } from './data/cards.ts';
import type { Edition } from './data/edition.ts';

export interface Options {
  /** CH-05: who starts; a number is a seat. */
  start: 'random' | 0 | 1 | 2 | 3 | 4 | 5;
  /** CH-06, CH-55: how open auctions run. */
  auction: 'in-turn' | 'free-for-all';
  /** CH-A24: seconds until the hammer falls on a card nobody has called for; after a call, two thirds of it. */
  countdown: 6 | 12 | 24;
  /** CH-A25: whether fists must close within a minute. */
  clock: 'off' | 'on';
  /** CH-A09: whether a challenge without a single flower pays. */
  noFlowers: 'unpaid' | 'paid';
}

/** CH-38: somebody who receives no tokens. */
export interface Block {
  card: Card;
  /** Who played it. */
  by: number;
  /** Own turns that it still spoils. */
  turns: number;
}

export interface Player {
  tokens: number;
  /** How many cards of each face are in hand; secret. */
  hand: number[];
  /** How many of each face everyone knows to be in this hand, because they came there in the open. */
  known: number[];
  /** CH-28 */
  start: Card | null;
  /** By step minus one, what lies there: the link or a joker; several only at the shops (CH-34). A step is replaced, never written on. */
  chain: (readonly Card[])[];
  blocks: Block[];
  /** Whether the fist, or the choice of cards for the challenge, is closed. */
  closed: boolean;
  /** Tokens in the closed fist; secret until all are opened. */
  fist: number;
  /** Cards chosen for the challenge, still counted in hand; secret until all are shown. */
  staked: Card[];
  /** CH-64: null while in the game; else how many went bankrupt before. */
  out: number | null;
}

export interface Turn {
  seat: number;
  /** Turns begun so far, this one included. */
  number: number;
  /** CH-08: whether the Start lay there when the turn began. */
  hadStart: boolean;
  /** The step of the turn that is reached: 3 to 6 while acting, 8 for the card in the middle. */
  step: number;
  /** CH-14 */
  linkLaid: boolean;
  /** Tokens received in step 2. */
  collected: number;
  /** CH-A22: whether any card was drawn, laid or played. */
  moved: boolean;
}

export interface Call {
  readonly seat: number;
  readonly tokens: number;
}

/** What still has to be done, the next thing last. Nothing left: the turn passes on, or the game is over. */
export type Task =
  /** Steps 3 to 6. */
  | { readonly do: 'act' }
  /** Step 2, CH-A14: who still has to pay the active player, in order; the first one cannot pay what they owe. */
  | { do: 'settle'; debtors: number[]; owed: number }
  /** CH-54. `turn` is who must call or pass; null in a free-for-all. The last call leads. */
  | { do: 'auction'; card: Card; seller: number | null; calls: Call[]; passed: number[]; turn: number | null }
  /** CH-57 */
  | { readonly do: 'fists'; readonly card: Card }
  /** CH-45: the card that started it. */
  | { readonly do: 'challenge'; readonly card: Card };

export type Ending =
  | { readonly because: 'chain' | 'last-standing'; readonly winner: number }
  /** CH-A22 */
  | { readonly because: 'stalled' };

/** A sealed auction that is over, for the review. Records are replaced, never written on. */
export interface FistRecord {
  readonly turn: number;
  readonly card: Card;
  /** By seat; null for players who were out. */
  readonly bids: readonly (number | null)[];
  readonly winner: number | null;
}

/** A challenge that is over. */
export interface ChallengeRecord {
  readonly turn: number;
  /** The card that started it. */
  readonly card: Card;
  /** By seat. */
  readonly plays: readonly (readonly Card[])[];
  readonly flowers: readonly number[];
  readonly prize: number;
  /** Whoever showed the most flowers. */
  readonly winners: readonly number[];
  /** Winners who get nothing because they are blocked (CH-52). */
  readonly unpaid: readonly number[];
}

/** An open auction that is over. */
export interface SaleRecord {
  readonly turn: number;
  readonly card: Card;
  readonly seller: number | null;
  readonly calls: readonly Call[];
}

/** What the state has and everybody sees as it is. */
interface Public {
  options: Options;
  /** CH-12, CH-13 */
  harvestLaid: boolean;
  agenda: Task[];
  /** CH-A22: turns in a row in which no card moved. */
  idle: number;
  ending: Ending | null;
  /** All sealed auctions so far; the list is replaced, never written on. */
  fists: readonly FistRecord[];
  /** The latest challenge and the latest open auction, for those who look away. */
  lastChallenge: ChallengeRecord | null;
  lastSale: SaleRecord | null;
}

export interface State extends Public {
  rng: Rng;
  /** Face down, the top card last; secret. */
  pile: Card[];
  /** The latest card last. */
  discard: Card[];
  players: Player[];
  turn: Turn;
}

/** Where a seat stands in the open auction that is running. */
export type Stance = 'leading' | 'bidding' | 'passed' | 'too-poor' | 'selling' | 'out';

export interface Due {
  to: number;
  tokens: number;
}

export interface PlayerView {
  tokens: number;
  handSize: number;
  /** Cards in this hand that everyone has seen going there, in ascending order. */
  known: Card[];
  start: Card | null;
  /** What the Start pays; 0 without one. */
  income: number;
  chain: Card[][];
  /** Steps that are missing, in ascending order. */
  missing: number[];
  /** What each opponent owes on this player's turn, blocked or not. */
  charge: number;
  /** Tokens the next own turn brings if nothing changes: 0 when blocked. */
  expects: number;
  /** What this player will owe before their own next turn, in order; blocked collectors left out. */
  dues: Due[];
  blocks: Block[];
  /** Whether tokens won now would be lost (CH-39). */
  blocked: boolean;
  /** By what lies open, this player could complete the chain in their next turn (or in this one). */
  canFinish: boolean;
  /** In fists and challenges: whether this player has decided. */
  closed: boolean;
  /** In an open auction; else null. */
  stance: Stance | null;
  out: number | null;
}

/** One of the nine steps of the turn (CH-07). `shut`: not for this player now (CH-08, CH-18). */
export type RailMark = 'past' | 'now' | 'ahead' | 'shut';

export interface TurnView extends Turn {
  rail: RailMark[];
}

export interface View extends Public {
  you: Viewer;
  pile: number;
  discard: Card[];
  players: PlayerView[];
  /** Your hand in ascending order, cards staked in a challenge included; null for a spectator. */
  hand: Card[] | null;
  /** Your closed fist; null while it is open or there is none. */
  fist: number | null;
  /** Your cards for the challenge, in ascending order; null for a spectator. */
  staked: Card[] | null;
  turn: TurnView;
}

/** Step 3: a shop, or a joker as one. */
export type OpenShop = { type: 'open-shop'; card: Card };
/** Step 4: the link, or a joker as this step. */
export type LayLink = { type: 'lay-link'; card: Card; step: number };
export type LayStart = { type: 'lay-start'; card: Card };
export type Destroy = { type: 'destroy'; card: Card; target: number };
export type BlockMove = { type: 'block'; card: Card; target: number };
export type Boost = { type: 'boost'; card: Card };
/** Steps 7 and 8. */
export type Draw = { type: 'draw' };
export type Bid = { type: 'bid'; tokens: number };
export type Pass = { type: 'pass' };
export type CloseFist = { type: 'close-fist'; tokens: number };
export type Stake = { type: 'stake'; card: Card };
export type Unstake = { type: 'unstake'; card: Card };
export type CloseHand = { type: 'close-hand' };
export type Sell = { type: 'sell'; card: Card };
export type Move =
  | OpenShop
  | LayLink
  | LayStart
  | Destroy
  | BlockMove
  | Boost
  | Draw
  | Bid
  | Pass
  | CloseFist
  | Stake
  | Unstake
  | CloseHand
  | Sell;

export type Closing =
  /** CH-A24: the hammer falls after this many calls; a hammer for an older call is void. */
  | { type: 'hammer'; calls: number }
  /** CH-A25 */
  | { type: 'open-fists' };

export type Event =
  | { type: 'started'; seat: number }
  | { type: 'turn-began'; seat: number; number: number }
  | { type: 'earned'; seat: number; start: Card; tokens: number }
  /** CH-A08: what a blocked player does not get. */
  | { type: 'went-without'; seat: number; income: number; charge: number }
  | { type: 'paid'; from: number; to: number; tokens: number }
  | { type: 'collected'; seat: number; tokens: number }
  | { type: 'fell-short'; seat: number; to: number; owed: number; tokens: number }
  | { type: 'put-up'; seat: number; card: Card }
  /** By then the hand is sold; what lay exposed is discarded. */
  | { type: 'went-bankrupt'; seat: number; to: number; owed: number; tokens: number; exposed: Card[] }
  | { type: 'shop-opened'; seat: number; card: Card }
  | { type: 'link-laid'; seat: number; card: Card; step: number }
  | { type: 'shops-allowed'; seat: number }
  | { type: 'start-laid'; seat: number; card: Card }
  | { type: 'destroyed'; seat: number; card: Card; target: number; step: number; lost: Card }
  | { type: 'blocked'; seat: number; card: Card; target: number; turns: number }
  | { type: 'boosted'; seat: number; card: Card }
  /** The card only for the one who drew it. */
  | { type: 'drew'; seat: number; because: 'turn' | 'boost'; card?: Card }
  | { type: 'turned-up'; seat: number; card: Card }
  /** CH-24 */
  | { type: 'took'; seat: number; card: Card }
  | { type: 'no-card'; seat: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'called'; seat: number; tokens: number }
  | { type: 'passed'; seat: number }
  | { type: 'sold'; seat: number; card: Card; tokens: number; seller: number | null }
  | { type: 'unsold'; card: Card; seller: number | null }
  /** The tokens only for the one whose fist it is. */
  | { type: 'fist-closed'; seat: number; tokens?: number }
  /** `tied`: everyone with the highest bid. */
  | {
      type: 'fists-opened';
      card: Card;
      bids: readonly (number | null)[];
      tied: number[];
      winner: number | null;
    }
  | { type: 'hand-closed'; seat: number }
  | ({ type: 'challenge-shown' } & Omit<ChallengeRecord, 'turn'>)
  | { type: 'block-ended'; seat: number; card: Card }
  | { type: 'won'; seat: number; because: 'chain' | 'last-standing' }
  | { type: 'stalled' };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  'no-start': null;
  'start-just-laid': null;
  'step-over': { step: number; now: number };
  'no-harvest-yet': null;
  'one-link-a-turn': null;
  'already-laid': { step: number };
  'wrong-order': { step: number; next: number };
  'needs-shop': null;
  'start-already-there': null;
  'not-in-hand': null;
  'nothing-to-destroy': { step: number };
  'opponents-only': null;
  'out-of-the-game': null;
  'too-few-tokens': { tokens: number; held: number };
  'too-low': { tokens: number; least: number };
  'play-at-least-one': null;
  'not-staked': null;
};

export type ScoreLine = 'steps' | 'tokens';

export interface Chicoree extends Vocabulary {
  Edition: Edition;
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Closing: Closing;
  Event: Event;
  Refusals: Refusals;
  Score: ScoreLine;
}
