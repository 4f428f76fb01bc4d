/** What the bot believes about an ordinary game, in petals unless said otherwise. */
export const BELIEFS = {
  /** What a gnome is worth beyond its sale: what it may breed, win and be exchanged for, less its upkeep. */
  brown: 25,
  orange: 45,
  red: 780,
  blue: 2500,
  green: 12000,
  gold: 40000,
  /** What a grey gnome costs: upkeep for the rounds until it is thrown away. */
  grey: 60,
  /** How much a rival's newborn hurts, as a part of its worth, among all rivals. */
  harm: 0.2,
  /** Part of the other side's gain that is asked for, alone and for each competitor less. */
  greed: 0.6,
  competition: 0.4,
  /** Part of its gain a bidder gives up for an offered gnome. */
  shade: 0.4,
  /** What a petal of a contest's present outlook is worth: later entrants leave less of it, but prizes win races. */
  contest: 1.2,
  /** How many deals of one's own it takes to doubt these numbers as much as to trust them. */
  trust: 2,
  /** Petals to keep beyond the bill. */
  reserve: 15,
  /** What a duty or a wanted promise costs. */
  duty: 60,
};

export type Beliefs = { readonly [B in keyof typeof BELIEFS]: number };

/** From so many players on a contest is shared by so many that its outlook is worth less: by hand alone the usual beliefs win clearly less there. */
export const MANY = 4;

const AMONG_MANY: Beliefs = { ...BELIEFS, contest: 0.6 };

/** What to believe at a table of so many, and to expect of the others there. */
export const beliefsAmong = (players: number): Beliefs => (players < MANY ? BELIEFS : AMONG_MANY);
