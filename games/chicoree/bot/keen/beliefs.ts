/**
 * What the bot believes about an ordinary game, in tokens unless said otherwise. Guesses that do: to change what links,
 * shops, Starts, flowers, denial or the reserve are worth by half showed nothing in 120 games among two or four.
 */
export const BELIEFS = {
  /** A link that is still needed, while many others are too … */
  link: 3,
  /** … and how much dearer it gets the fewer are lacking: this much over their number. */
  nearness: 8,
  /** A link that lies there or is in hand already. */
  spare: 0.4,
  /** Turns in which a shop or an export bought now will still collect. */
  collects: 3.2,
  /** A Start, per token it brings on a turn; and for being able to begin at all. */
  startIncome: 1.1,
  begin: 3.5,
  /** Keeping a card from somebody whom it lets finish. */
  denial: 4,
  /** Of what is due before the next turn, the part that is kept back. */
  reserve: 1,
  /** A flower kept for a later challenge. */
  flower: 0.5,
  /** Any special card in hand. */
  special: 1.5,
  /** Part of their flowers that others show, as far as one can guess. */
  shown: 0.75,
  /** How sharply a lead in flowers turns into a victory. */
  doubt: 1.6,
  /** The part of a card's worth that goes into a fist at most. */
  boldness: 0.9,
  /** How much a bid may be worse than the best and still be made now and then. */
  whim: 0.5,
};

export type Beliefs = { readonly [B in keyof typeof BELIEFS]: number };
