/** How much of anything one message may carry; the border refuses more. */
export const LIMITS = {
  /** Characters of a person's name. */
  name: 24,
  /** Characters of one thing said at a table. */
  speech: 280,
  /** Moves answered in one go. */
  moves: 64,
  /** Bytes of one message over a socket. */
  message: 32 * 1024,
  /** Bytes of one request: five times the largest card values we ship. */
  body: 128 * 1024,
  /** Levels and values of any JSON that is sent: twice and five times those of the largest card values. */
  json: { depth: 20, nodes: 20_000 },
  /** Lines of a table's log, several times those of the longest game: so many before only what the game needs is done any
   * more, and so many in all. A log is read as a whole, and must not grow for ever. */
  log: { extras: 4_000, all: 8_000 },
  /** Things said that a table sends to someone who sits down. */
  chat: 100,
} as const;
