/** EC-16: the five ingredients, in the order of their numbers. */
export const INGREDIENTS = ['chocolate', 'sugar', 'nuts', 'love', 'glue'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** EC-18: glue is in no recipe. */
export const RECIPE_INGREDIENTS = ['chocolate', 'sugar', 'nuts', 'love'] as const;
export type RecipeIngredient = (typeof RECIPE_INGREDIENTS)[number];

/** EC-50 to EC-56 */
export const ABILITIES = [
  'buy-three',
  'buy-closed',
  'buy-anywhere',
  'all-money',
  'all-stars',
  'five-a-point',
  'ten-dollar-houses',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** The six tiles round the factory, in the order of their numbers. */
export const TILES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Tile = (typeof TILES)[number];

/** `A1`: the tile, and the number of the neighbourhood on it. */
export type NeighbourhoodId = string;
/** `A1-3`: the neighbourhood, and the number of the house in it. */
export type HouseId = string;
/** `R1` to `R6` */
export type RecipeId = string;

/** EC-05: what lies at each of the six places round the factory, the northern one first, then clockwise. */
export type Arrangement = readonly Placement[];
export interface Placement {
  readonly tile: Tile;
  /** Sixths of a turn, clockwise: 0 to 5. */
  readonly rotation: number;
}

/** EC-07: dollars of the first player; each one after gets one more. */
export const FIRST_MONEY = 4;
/** EC-31, EC-50: houses a turn, without permits. */
export const PURCHASES = 2;
export const PURCHASES_OF_THREE = 3;
/** EC-35: what somebody else's house costs, and how much of that its owner gets. */
export const EXCHANGE = { price: 6, toOwner: 4 } as const;
/** EC-56 */
export const DEAR_EXCHANGE = { price: 10, toOwner: 6 } as const;
/** EC-22: dollars in hand for a point. */
export const DOLLARS_A_POINT = 5;
/** EC-70 */
export const GOAL = 20;
/** EC-18 */
export const RECIPE_SIZE = 19;
/** EC-03, EC-09: one of a player's thirty markers shows the score. */
export const MARKERS_ON_HOUSES = 29;
/** EC-A27: rounds without a purchase or a point, and rounds in all, after which the game is stopped. */
export const QUIET_ROUNDS = 6;
export const LAST_ROUND = 60;
/** EC-A21: changes to the board before it must do; any board can be made from any other in 23. */
export const CHANGES = 60;
