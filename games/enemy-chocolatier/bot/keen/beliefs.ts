/** What the bot takes for true about the game; found by play against itself. */
export interface Beliefs {
  /** How sharply a shorter way to victory counts. */
  readonly sharpness: number;
  /** How sharply the shorter of the two roads counts. */
  readonly shorterRoad: number;
  /** Dollars a turn that an income grows by sooner or later. */
  readonly growth: number;
  /** Dollars more that a house still to be bought costs in the end, because others want it too. */
  readonly rivalry: number;
  /** Dollars more, a house, in a neighbourhood that is not open yet. */
  readonly detour: number;
  /** Turns that a unit of the recipe costs when no house of it can be reached yet. */
  readonly outOfReach: number;
  /** What a dollar of income may be worth in points of income: the plans that are compared. */
  readonly dollar: readonly number[];
  /** How strongly houses speak for a recipe. */
  readonly suspicion: number;
  /** How much of a neighbourhood's money counts before it is closed: the dollars of cost at which it is half. */
  readonly halfWay: number;
}

export const BELIEFS: Beliefs = {
  sharpness: 5,
  shorterRoad: 5,
  growth: 1.5,
  rivalry: 0.9,
  detour: 1.5,
  outOfReach: 0.5,
  dollar: [0.2, 0.7, 2],
  suspicion: 0.35,
  halfWay: 6,
};
