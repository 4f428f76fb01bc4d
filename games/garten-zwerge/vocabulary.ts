import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { Edition, Effect } from './data/edition.ts';
import type {
  Duty,
  EventDeck,
  EventId,
  Flower,
  Hat,
  HatName,
  Job,
  PledgeName,
  ValueTable,
} from './data/words.ts';

export interface Options {
  /** GZ-11: the first treasurer; a number is a seat. */
  start: 'random' | 0 | 1 | 2 | 3 | 4 | 5;
  /** GZ-68: by closed fists, or by open calling. */
  auctions: 'sealed' | 'free';
  /** GZ-A13 */
  relief: 'on' | 'off';
  /** GZ-80, two players: how many gnomes Herr Schmiedel hires from each player in a round. */
  hire: 'unlimited' | 'once';
  values: ValueTable;
  /** GZ-A28: which questions run out: free calling, fists too, or none. */
  clock: 'calls' | 'always' | 'never';
}

/** Who may be on the other side of a deal. */
export type Party = number | 'schmiedel';

/** GZ-38: two gnomes in the shack of the owner of the first. */
export interface Pair {
  own: Hat;
  partner: Hat;
  /** Whose the partner is. */
  owner: Party;
}

/** GZ-A05: a demand this player accepted by answering a search. */
export interface Bond {
  duty: Duty;
  /** To whom. */
  to: number;
}

/** Gnomes of one hat are alike: they are counted by hat, place by place. */
export interface Player {
  petals: number;
  /** Without a job. */
  free: number[];
  /** GZ-27: working in the garden. */
  garden: number[];
  /** In the garden without work: fresh from an exchange (GZ-49), newborn, or back from their job. */
  home: number[];
  shack: Pair[];
  /** GZ-80: in Herr Schmiedel's garden. */
  hired: number[];
  bonds: Bond[];
  /** GZ-A11: keeps its greys and has nothing else to decide this round. */
  passed: boolean;
}

export interface Entrant {
  seat: number;
  hat: Hat;
}

export interface Contest {
  /** Its colour. */
  hat: Hat;
  entrants: Entrant[];
}

/** GZ-69: a promise in a proposal, by the one who proposes or by the active player. */
export interface Pledge {
  by: 'proposer' | 'active';
  what: PledgeName;
  /** Only of free words, else empty. */
  words: string;
}

export interface Proposal {
  /** Counts this seat's calls, so that an acceptance names exactly what was seen. */
  version: number;
  /** The gnome put forward in answer to a search; null for an offer, whose buyer picks one later (GZ-45). */
  hat: Hat | null;
  /** Search: what is asked. Offer: what is paid. */
  petals: number;
  pledges: readonly Pledge[];
}

/** What an auction is about. */
export interface Terms {
  job: 'seek' | 'offer';
  /** The active player. */
  seat: number;
  /** The gnome that seeks or is offered. */
  hat: Hat;
  /** GZ-29: the lowest hat a partner may have; brown when nothing is demanded. */
  atLeast: Hat;
  duty: Duty | null;
  /** GZ-70: a condition in free words; empty if none. */
  words: string;
}

export interface Auction extends Terms {
  /** Seats that are asked for a gnome or a price. */
  asked: number[];
  /** By seat, GZ-30: whether it has answered the search, and with which gnome (null: none); secret until all have. */
  answered: boolean[];
  answers: (Hat | null)[];
  /** By seat: markers in the closed fist; secret until all are closed. */
  fists: (number | null)[];
  /** Free calling, by seat. */
  proposals: (Proposal | null)[];
  calls: number[];
  /** By seat: has nothing more to say unless somebody else calls. */
  stood: boolean[];
  /** GZ-76: the two markers drawn for Herr Schmiedel and his price; null until drawn or when he stays out. */
  schmiedel: Draw | null;
}

export interface Draw {
  markers: readonly number[];
  petals: number;
}

export type Stage =
  | { name: 'jobs'; seat: number }
  /** GZ-29: the seeker states conditions. */
  | { name: 'terms' }
  | { name: 'answers' }
  | { name: 'fists' }
  /** GZ-36, GZ-44: the active player chooses among equals. */
  | { name: 'tie'; between: readonly Party[] }
  /** GZ-45: the buyer of an offered gnome picks one of their own. */
  | { name: 'pairing'; seat: number; petals: number }
  /** GZ-69; closed: the active player takes a proposal. */
  | { name: 'calls'; open: boolean }
  /** GZ-64 */
  | { name: 'upkeep'; seat: number; due: number }
  | { name: 'over'; because: Ending };

export type Ending = 'gold' | 'petals' | 'both' | 'rounds';

/** GZ-72: a promise that was part of a deal. */
export interface Promised {
  id: number;
  round: number;
  by: number;
  to: number;
  what: PledgeName;
  words: string;
  state: 'open' | 'kept' | 'broken' | 'lapsed';
}

export interface Price {
  by: Party;
  petals: number;
  hat: Hat | null;
}

/** A finished auction, as the ledger keeps it. */
export interface Deal extends Terms {
  round: number;
  /** The active player's sealed maximum or minimum; null in free calling. */
  limit: number | null;
  /** Every price that was named; the gnome where one was. */
  prices: readonly Price[];
  /** Null: no deal. */
  with: Party | null;
  petals: number;
}

export interface Birth {
  seat: number;
  pair: Pair;
  /** The cards drawn, in order, from the pile of the higher parent; the last one counts, or the best (B7). */
  cards: readonly Hat[];
  hat: Hat;
}

export interface Show {
  hat: Hat;
  prize: number;
  entrants: readonly Entrant[];
  rivals: readonly Hat[];
  /** Of the entrants, those who won. */
  winners: readonly Entrant[];
  /** GZ-61: what each of them got. */
  share: number;
}

/** What chance brought in the round before. */
export interface Report {
  births: Birth[];
  shows: Show[];
  escaped: Entrant[];
}

export interface State {
  rng: Rng;
  options: Options;
  /** From 1. */
  round: number;
  treasurer: number;
  players: Player[];
  /** GZ-17: the highest hat that ever was in play. */
  highest: Hat;
  /** The lower colour first. */
  contests: Contest[];
  /** The event of the round. */
  event: EventId;
  /** Still to come, the next one last; secret. */
  decks: { [D in EventDeck]: EventId[] };
  /** Events that have been, since the pile was last shuffled; the present one is among them. */
  gone: { [D in EventDeck]: EventId[] };
  auction: Auction | null;
  stage: Stage;
  /** GZ-63: seats that have still to pay, the next one last. */
  unpaid: number[];
  promises: Promised[];
  /** Promises ever made. */
  promised: number;
  /** The latest deals, the latest last. */
  ledger: Deal[];
  report: Report;
}

export type GnomeJob = 'free' | 'garden' | 'home' | 'shack' | 'lent' | 'hired' | 'contest';

export interface GnomeView {
  hat: Hat;
  job: GnomeJob;
  /** In a contest: which; lent: to whom; else null. */
  at: number | null;
}

export interface PairView extends Pair {
  /** GZ-53: the pile it will breed from. */
  pile: Hat;
}

/** GZ-65: how near this player is to the end. */
export interface Watch {
  /** Petals short of the goal once the present bill is paid; 0 when it is reached. */
  missing: number;
  greens: number;
  /** Two free greens and an exchange office that is open (GZ-50). */
  canExchangeGold: boolean;
  /** Chance in percent that a pair in the shack breeds gold. */
  goldChance: number;
  /** The goal is in reach this round: with the best prizes and sales still possible. */
  canReachGoal: boolean;
}

export interface PlayerView {
  flower: Flower;
  petals: number;
  /** Highest hat first. */
  gnomes: GnomeView[];
  shack: PairView[];
  /** GZ-A14: cards left of the 22, from grey to gold; for show. */
  reserve: number[];
  bonds: Bond[];
  passed: boolean;
  /** Whether a turn of the job phase is still to come for this seat. */
  hasJobsLeft: boolean;
  /** GZ-63: what upkeep costs if nothing changed, with a gnome more for every pair in the shack. */
  bill: { gnomes: number; newborn: number; each: number; petals: number };
  /** Petals after that bill; below 0 gnomes must be sold. */
  afterBill: number;
  /** What all gnomes would sell for. */
  worth: number;
  watch: Watch;
}

export interface ContestView {
  hat: Hat;
  prize: number;
  /** GZ-58: gnomes that will be drawn against the entrants; 0 when the jury is ill. */
  rivals: number;
  entrants: readonly Entrant[];
  /** By hat, brown to green (the first is for grey and empty): if a gnome of this hat entered now. */
  outlook: { wins: number; shares: number; petals: number }[];
}

export interface PartyView {
  seat: number;
  /** GZ-30: is asked for a gnome or a price. */
  asked: boolean;
  /** Has chosen a gnome, or to pass. */
  answered: boolean;
  /** The gnome, as far as you know. */
  hat: Hat | null;
  /** GZ-53: the pile a pair with it would breed from. */
  pile: Hat | null;
  closed: boolean;
  /** The price, as far as you know. */
  petals: number | null;
  proposal: Proposal | null;
  /** Calls this seat has left. */
  callsLeft: number;
  stood: boolean;
}

export interface AuctionView extends Terms {
  /** Every seat. */
  parties: PartyView[];
  /** Two players: whether Herr Schmiedel takes part; his price once it is drawn. */
  schmiedel: { takesPart: boolean; hat: Hat | null; draw: Draw | null } | null;
}

export interface PromiseView extends Promised {
  /** The moment to keep it is now. */
  due: boolean;
}

export interface View {
  you: Viewer;
  options: Options;
  round: number;
  lastRound: number;
  /** GZ-12: 1 treasurer, 2 jobs, 3 breeding, 4 contests, 5 upkeep; decisions fall in 2 and 5 only. */
  phase: 2 | 5;
  stage: Stage;
  treasurer: number;
  players: PlayerView[];
  /** GZ-17: colours of contests that may be drawn. */
  pool: Hat[];
  highest: Hat;
  contests: ContestView[];
  event: { id: EventId; deck: EventDeck; effect: Effect };
  /** Which pile the next event comes from, how many are left in each, and what has been. */
  events: { next: EventDeck; left: { [D in EventDeck]: number }; gone: { [D in EventDeck]: EventId[] } };
  /** GZ-27 and the event: what a gardener earns now. */
  wage: number;
  /** GZ-24 */
  banned: Job | null;
  /** Petals by hat; gold has none. */
  values: readonly number[];
  /** What a sale brings now, by hat. */
  salePrices: number[];
  /** Of nine cards, by pile (the first, grey, is empty) and hat. */
  piles: readonly (readonly number[])[];
  goal: number;
  auction: AuctionView | null;
  unpaid: number[];
  promises: PromiseView[];
  promised: number;
  ledger: readonly Deal[];
  report: Report;
}

export type Garden = { type: 'garden'; hat: Hat };
export type Seek = { type: 'seek'; hat: Hat };
export type Offer = { type: 'offer'; hat: Hat };
export type Sell = { type: 'sell'; hat: Hat };
export type Exchange = { type: 'exchange'; hat: Hat };
export type Enter = { type: 'contest'; hat: Hat; contest: number };
export type Pass = { type: 'pass' };
export type Mark = { type: 'mark'; promise: number; kept: boolean };
export type Call = { type: 'call'; atLeast: Hat; duty: Duty | null; words: string };
export type Answer = { type: 'answer'; hat: Hat | null };
export type CloseFist = { type: 'close-fist'; petals: number };
export type Choose = { type: 'choose'; party: Party };
export type PairUp = { type: 'pair'; hat: Hat };
export type Propose = { type: 'propose'; hat: Hat | null; petals: number; pledges: readonly Pledge[] };
export type Withdraw = { type: 'withdraw' };
export type Stand = { type: 'stand' };
export type CloseBoard = { type: 'close-board' };
export type Accept = { type: 'accept'; party: Party; version: number };
export type Decline = { type: 'decline' };
export type SellOff = { type: 'sell-off'; hat: Hat };
export type Move =
  | Garden
  | Seek
  | Offer
  | Sell
  | Exchange
  | Enter
  | Pass
  | Mark
  | Call
  | Answer
  | CloseFist
  | Choose
  | PairUp
  | Propose
  | Withdraw
  | Stand
  | CloseBoard
  | Accept
  | Decline
  | SellOff;

export type Closing =
  /** GZ-A28: whoever has not answered passes; without the active player's fist there is no deal. */
  | { type: 'open-fists' }
  /** GZ-A28: the calling is over after this many calls; every further one starts the time anew. */
  | { type: 'end-calling'; calls: number };

export type Event =
  | { type: 'started'; seat: number }
  | { type: 'relieved'; seat: number }
  | { type: 'elected'; seat: number; round: number; because: 'collection' | 'petals' | 'seat' }
  | { type: 'contests-drawn'; pool: Hat[]; hats: Hat[] }
  | { type: 'events-shuffled'; deck: EventDeck; cards: number }
  | { type: 'event-drawn'; id: EventId; effect: Effect; deck: EventDeck }
  | { type: 'charged'; seat: number; petals: number; because: 'fee' | 'tax' }
  | { type: 'visited'; seat: number; petals: number; gnomes: number }
  | { type: 'gardened'; seat: number; hat: Hat; petals: number; because: 'job' | 'no-deal' }
  | { type: 'sought'; seat: number; hat: Hat }
  | { type: 'offered'; seat: number; hat: Hat }
  | { type: 'called'; seat: number; hat: Hat; atLeast: Hat; duty: Duty | null; words: string }
  /** The gnome only for the one who chose it. */
  | { type: 'answered'; seat: number; hat?: Hat | null }
  | { type: 'answers-shown'; answers: { seat: number; hat: Hat | null }[] }
  /** The markers only for the one who took them. */
  | { type: 'fist-closed'; seat: number; petals?: number }
  | { type: 'schmiedel-drew'; markers: number[]; value: number; petals: number; job: 'seek' | 'offer' }
  | ({ type: 'fists-opened' } & Pick<Deal, 'job' | 'seat' | 'hat' | 'limit' | 'prices'>)
  | { type: 'tied'; seat: number; between: Party[]; petals: number }
  | { type: 'no-deal'; seat: number; job: 'seek' | 'offer'; hat: Hat }
  | { type: 'dealt'; seat: number; job: 'seek' | 'offer'; hat: Hat; with: Party; petals: number }
  | { type: 'paired'; seat: number; pair: Pair }
  | { type: 'hired'; seat: number; hat: Hat; petals: number }
  | { type: 'bound'; seat: number; to: number; duty: Duty }
  | { type: 'released'; seat: number; to: number; duty: Duty }
  | { type: 'sold'; seat: number; hat: Hat; petals: number }
  | { type: 'exchanged'; seat: number; hat: Hat; for: Hat }
  | { type: 'entered'; seat: number; hat: Hat; contest: number; colour: Hat }
  | { type: 'passed'; seat: number; greys: number }
  | { type: 'proposed'; seat: number; job: 'seek' | 'offer'; proposal: Proposal }
  | { type: 'withdrew'; seat: number }
  | { type: 'stood'; seat: number }
  | { type: 'calling-ended'; by: 'clock' | 'silence' | number; proposals: number }
  | { type: 'promised'; by: number; to: number; what: PledgeName; words: string }
  | ({ type: 'promise-settled' } & Promised)
  | ({ type: 'bred' } & Birth)
  | ({ type: 'contest-held' } & Show)
  | { type: 'contest-empty'; hat: Hat; prize: number }
  | { type: 'escaped'; seat: number; hat: Hat }
  | { type: 'forced-sale'; seat: number; hat: Hat; petals: number; due: number }
  | { type: 'paid'; seat: number; gnomes: number; petals: number }
  | { type: 'waived'; seat: number; petals: number; greys: number }
  | { type: 'goal-reached'; seat: number; by: 'gold' | 'petals' }
  | { type: 'ended'; because: Ending; winners: number[] };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  banned: { job: Job; event: EventId };
  'no-such-gnome': { hat: HatName | 'none' };
  'gnome-busy': { hat: HatName };
  lazy: null;
  'need-two': { hat: HatName; next: HatName };
  'bound-next': { job: 'contest' | 'garden'; to: number };
  'bound-contest': { contest: number; to: number };
  'bound-seek': { to: number };
  'bound-otherwise': { duty: Duty; to: number };
  'jobs-left': { gnomes: number };
  'not-yours-to-mark': null;
  'no-duties': null;
  'no-words': null;
  'hat-too-low': { hat: HatName; atLeast: HatName };
  'not-in-steps': { petals: number };
  'too-few-markers': { petals: number; most: number };
  'too-few-petals': { petals: number; held: number };
  'not-among-equals': null;
  'offers-nothing': null;
  'odd-promise': { most: number };
  'enough-calls': { calls: number };
  'no-proposal': null;
  'proposal-changed': null;
  'not-all-heard': { unheard: number };
  'must-take-one': null;
  'never-sold': { hat: HatName };
};

export type ScoreLine = 'gold' | 'gnomes' | 'petals';

export interface GartenZwerge extends Vocabulary {
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
