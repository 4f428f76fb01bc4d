import type { Sourced } from '../../../core/edition.ts';
import type { Ability, Ingredient, RecipeIngredient } from './words.ts';

/** What is printed on the tiles and the recipes. The rulebook shows next to nothing of it, so each entry says how we know it. */
export interface Edition {
  readonly name: string;
  /** EC-23: dollars, printed on the factory. */
  readonly income: Sourced<number>;
  /** Tiles A to F. */
  readonly tiles: readonly TileEntry[];
  /** EC-18: recipes R1 to R6. */
  readonly recipes: readonly Sourced<Recipe>[];
}

export interface TileEntry {
  /** A1, A2 … */
  readonly neighbourhoods: readonly NeighbourhoodEntry[];
  /**
   * EC-12: which neighbourhood lies along each quarter of each edge, by its number on the tile. Six edges, clockwise
   * from the top one; four quarters each, clockwise too.
   */
  readonly edges: Sourced<readonly (readonly number[])[]>;
  /** EC-12: pairs of neighbourhoods with a stretch of street between them inside the tile, the lower number first. */
  readonly connections: Sourced<readonly (readonly number[])[]>;
}

export interface NeighbourhoodEntry {
  readonly ingredient: Sourced<Ingredient>;
  /** EC-34: the printed price of each house. */
  readonly prices: Sourced<readonly number[]>;
  /** EC-26: what it gives while it is closed. */
  readonly bonus: Sourced<Bonus>;
  readonly shape: Sourced<Shape>;
}

export interface Bonus {
  readonly money: number;
  readonly stars: number;
  readonly ability: Ability | null;
}

export type Recipe = { readonly [I in RecipeIngredient]: number };

/**
 * Corners of an outline, x and y in turn, as SVG takes its points. The centre of the tile is 0, 0; y points down; the
 * side of the hexagon, and the distance of its corners from the centre, is 10 000. The tile lies with a flat side up.
 */
export type Outline = readonly number[];

/** Where a text has room: x, y and the radius of a circle that stays inside. */
export type Spot = readonly number[];

/** How a neighbourhood is drawn on its tile when that is not turned. */
export interface Shape {
  /** Its share of the hexagon, up to the middle of the streets around. */
  readonly cell: Outline;
  /** The same without the streets. */
  readonly block: Outline;
  /** The houses, in the order of their prices. With the plaza they fill the block. */
  readonly lots: readonly Plot[];
  /** Where the bonus is shown. */
  readonly plaza: Plot;
}

export interface Plot {
  readonly outline: Outline;
  readonly at: Spot;
}
