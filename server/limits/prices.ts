/** What things cost, in milliseconds of the house's time: about what they take on a small machine, measured by
 * `npm run bench:server -- --attack`. Paid by the address that asks, out of its allowance of work. */
export const PRICES = {
  /** Any request, and any connection. */
  request: 1.5,
  connection: 1,
  /** Any message over a socket. */
  message: 0.1,
  /** A kilobyte that comes in: it is read, checked, perhaps kept. */
  kilobyteIn: 0.1,
  /** Something told over a socket, and every kilobyte of it: written, compressed, sent. */
  tell: 0.03,
  kilobyteOut: 0.03,
  /** An ask that may change a table: judged, kept, and told to those who watch. */
  ask: 2,
  /** Each move of an answer. */
  move: 0.25,
  /** Going back against bots: the whole game is played again, twice. */
  rewind: 40,
  /** A move of a bot: kept and told like any other. Its thoughts have threads of their own, in which payers take turns. */
  botMove: 1.25,
  /** To watch a table. What is shown is paid by the kilobyte. */
  watch: 1,
  /** Each line of a log that must be read and played again, because its table is not in memory or somebody looks back. */
  line: 0.05,
  /** A list of tables. */
  list: 3,
  /** A new person, key or table. */
  entry: 5,
  /** Somebody's own card values for a new table: every one is read and checked. */
  cardValues: 80,
  /** A game file as it is kept, and one that must be made first (in a thread of its own). */
  file: 3,
  making: 60,
  /** Some steps that somebody looks back at: the game is played again in a thread of its own. */
  past: 12,
  /** Each table that is looked through for what a person said. */
  tableSearched: 3,
} as const;
