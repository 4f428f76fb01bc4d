/** What counts for winning, and how much. */
export const WEIGHTS = {
  /** Every card still to be got, and more when none or one is. */
  short: -0.27,
  nothingShort: 0.35,
  oneShort: 0.09,
  /** Every turn it still takes to lay links, and the last one. */
  lays: -0.26,
  lastLay: 0.8,
  idleJoker: 0.3,
  /** A Start that lies there, or one in hand. */
  begun: 0.95,
  mayBegin: 0.72,
  /** Tokens a turn from the Start, and from shops and the export, laid or in hand. */
  income: 0.06,
  takes: 0.06,
  mayTake: 0.04,
  tokens: 0.0,
  purse: 0.32,
  /** Having to sell a card for what is due in a round, and every three tokens that are lacking for it. */
  debt: -0.25,
  /** Income lost to blocks. */
  blocked: -0.012,
  /** A whole round until the next turn. */
  late: -0.05,
  destroyer: 0.15,
  blocker: 0.1,
  booster: 0.25,
  flowers: 0.12,
  fodder: 0.08,
};

export type Weights = { readonly [W in keyof typeof WEIGHTS]: number };
