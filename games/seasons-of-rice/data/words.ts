/** SR-02: 18 cards, called `P01` to `P18` in the order of their numbers. */
export const CARDS = 18;
export type CardId = string;
/** The name of an ancestor in the edition: `pally`. */
export type AncestorId = string;

export const cardId = (card: number): CardId => `P${String(card + 1).padStart(2, '0')}`;

/** What stands on the paddies. */
export const FEATURES = ['farmer', 'buffalo', 'house'] as const;
export type Feature = (typeof FEATURES)[number];

/** SR-53: when an ancestor counts. */
export const TIMINGS = ['both', 'dry', 'end'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Which closed fields an ancestor cares for. */
export const TESTS = ['any', 'empty', 'max-squares', 'min-size', 'min-cards', 'min-kinds', 'house'] as const;
export type Test = (typeof TESTS)[number];

/** What is counted in such a field. `field-points`: the points of the field itself, once more. */
export const REWARDS = ['field', 'farmer', 'buffalo', 'house', 'field-points'] as const;
export type Reward = (typeof REWARDS)[number];

/** What is counted in the whole landscape when the game is over. */
export const COUNTS = [
  'open-farmer',
  'open-buffalo',
  'closed-field',
  'closed-set',
  'largest-square',
] as const;
export type Count = (typeof COUNTS)[number];

/** SR-33: quarter turns, clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** SR-23, SR-24: three turns with two cards each, and one with the last card. */
export const WET_TURNS = 4;
/** SR-32: three cards each. */
export const DRY_TURNS = 6;
/** SR-15 */
export const HAND = 7;
/** SR-25: cards in a landscape when the Dry season begins. */
export const WET_CARDS = 5;
/** SR-48: from this size on the points are the same. */
export const LARGEST_SIZE = 5;
/** SR-49: from this many farmers on the points are the same. */
export const LARGEST_GROUP = 4;

/** Why a card may not lie somewhere, in the order in which it is asked. */
export const OBSTACLES = ['overlaps', 'corner-only', 'no-contact', 'lines-do-not-meet', 'dead-end'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The clause that says so. */
export const OBSTACLE_CLAUSES: { readonly [O in Obstacle]: string } = {
  overlaps: 'SR-36',
  'corner-only': 'SR-35',
  'no-contact': 'SR-34',
  'lines-do-not-meet': 'SR-37',
  'dead-end': 'SR-38',
};
