import type { Card, CardName } from '../data/cards.ts';
import type { Ending, Stance } from '../vocabulary.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly card: (card: Card) => string;
  /** The name alone, as it is printed on the card beside its number. */
  readonly short: (card: Card) => string;
  /** What is printed on a card, for those who point at it. */
  readonly effects: { readonly [C in CardName]: string };
  readonly step: (step: number) => string;
  readonly asJoker: (card: Card) => string;
  readonly rail: {
    readonly label: string;
    /** The nine steps of a turn, the first one first. */
    readonly steps: readonly string[];
    /** Whose turn it is, and the how-manieth. */
    readonly turn: (number: number, name: string) => string;
    /** Why steps 1 to 4 are left out. */
    readonly shut: string;
    readonly needsStart: string;
    readonly hasStart: string;
  };
  readonly players: string;
  readonly actions: string;
  /** How the last card went. */
  readonly result: string;
  readonly pick: string;
  readonly draw: string;
  readonly drawSure: string;
  readonly drawHint: string;
  readonly less: string;
  readonly more: string;
  readonly pile: string;
  readonly discard: string;
  readonly discardTop: (card: Card | null) => string;
  readonly bank: string;
  readonly middle: string;
  readonly hand: string;
  readonly handOf: (cards: number) => string;
  readonly emptyHand: string;
  readonly tokens: (n: number) => string;
  /** Said after a number that is shown on its own. */
  readonly unit: { readonly tokens: string; readonly cards: string };
  readonly flowers: (n: number) => string;
  readonly chain: string;
  readonly chainOf: (name: string) => string;
  readonly missingStep: (step: number) => string;
  readonly stepsOf: (n: number) => string;
  /** Cards everyone saw going to this hand. */
  readonly known: (cards: string) => string;
  /** What one's own next turn brings. */
  readonly expects: (tokens: number) => string;
  readonly noStart: string;
  readonly perTurn: (tokens: number) => string;
  readonly chargeOf: (tokens: number) => string;
  readonly blockedFor: (turns: number, by: string) => string;
  readonly blockedNow: string;
  readonly lampOn: string;
  readonly lampOff: string;
  readonly bankrupt: string;
  readonly watching: string;
  readonly income: {
    readonly fromBank: (tokens: number) => string;
    readonly title: (name: string) => string;
    readonly none: string;
    readonly from: (name: string, tokens: number) => string;
    readonly sum: (tokens: number) => string;
  };
  readonly warnings: {
    /** The sum, and the list of those who are owed. */
    readonly dues: (tokens: number, to: string) => string;
    readonly dueShort: string;
    readonly noDues: string;
    readonly dueTo: (name: string, tokens: number) => string;
    readonly belowDues: (missing: number) => string;
    readonly canFinish: (name: string) => string;
    readonly youCanFinish: string;
  };
  readonly auction: {
    readonly title: (card: Card) => string;
    readonly saleOf: (name: string) => string;
    readonly inTurn: string;
    readonly freeForAll: string;
    readonly noBid: string;
    readonly raise: (tokens: number) => string;
    /** One's own amount is no longer enough. */
    readonly outbid: (least: number) => string;
    readonly yourCall: string;
    readonly callOf: (name: string) => string;
    readonly yourBid: string;
    readonly own: string;
    readonly pass: string;
    readonly letGo: string;
    readonly goingOnce: string;
    readonly goingTwice: string;
    readonly stances: { readonly [S in Stance]: string };
    readonly slower: string;
  };
  readonly fists: {
    readonly title: (card: Card) => string;
    readonly choosing: string;
    readonly closed: string;
    readonly lost: string;
    readonly amount: string;
    readonly close: (tokens: number) => string;
    readonly wins: (name: string, tokens: number) => string;
    readonly won: string;
    readonly tie: string;
    readonly nobody: string;
  };
  readonly challenge: {
    readonly title: (card: Card) => string;
    readonly hint: string;
    readonly choosing: string;
    readonly closed: string;
    readonly excused: string;
    readonly lost: string;
    readonly yours: (cards: number, flowers: number) => string;
    readonly close: string;
    readonly takeUp: (card: Card) => string;
    readonly wins: (name: string, tokens: number) => string;
    readonly blocked: (name: string) => string;
    readonly nobody: string;
  };
  readonly debt: {
    readonly title: string;
    readonly owes: (name: string, owed: number, held: number) => string;
    readonly youOwe: (name: string, owed: number, held: number) => string;
    readonly short: (missing: number) => string;
    readonly choose: string;
    readonly onlyHand: string;
    readonly bankruptcy: (name: string) => string;
  };
  readonly targets: { readonly choose: (card: Card) => string };
  readonly review: {
    readonly title: string;
    readonly turn: (turn: number) => string;
    readonly card: string;
    readonly none: string;
  };
  readonly endings: { readonly [B in Ending['because']]: string };
  readonly reference: {
    readonly intro: string;
    readonly cards: string;
    readonly copies: string;
    readonly numbers: string;
    readonly guessedName: string;
    readonly tokensFirst: string;
    readonly shopIncome: string;
    readonly exportIncome: string;
    readonly blockTurns: string;
    readonly boost: string;
    readonly deck: (cards: number) => string;
    readonly edition: (name: string) => string;
  };
}
