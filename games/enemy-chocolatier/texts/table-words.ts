import type { Ability, HouseId, Ingredient, NeighbourhoodId, RecipeId, Tile } from '../data/words.ts';
import type { IncomeLine, Status } from '../vocabulary.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly ingredients: { readonly [I in Ingredient]: string };
  readonly abilities: { readonly [A in Ability]: { readonly label: string; readonly effect: string } };
  readonly neighbourhood: (id: NeighbourhoodId) => string;
  readonly recipe: (id: RecipeId) => string;
  readonly tile: (id: Tile) => string;
  readonly status: { readonly [S in Status]: string };
  readonly town: string;
  readonly house: (id: HouseId, price: number, owner: string | null) => string;
  readonly money: (n: number) => string;
  readonly points: (n: number) => string;
  readonly permits: (n: number) => string;
  readonly players: string;
  readonly nextIncome: string;
  readonly winsNext: string;
  readonly waits: string;
  readonly oneShort: (names: string) => string;
  readonly townCode: (code: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly zoomHint: string;
  readonly action: string;
  readonly bought: (bought: number, limit: number) => string;
  readonly permitsLeft: (n: number) => string;
  readonly pick: string;
  readonly buy: (price: string) => string;
  readonly endTurn: string;
  readonly takePermit: string;
  readonly endSure: (n: number) => string;
  readonly round: (n: number, last: number) => string;
  readonly income: string;
  readonly incomeLine: (line: IncomeLine) => string;
  readonly myRecipe: string;
  readonly missing: (n: number) => string;
  readonly reachable: (n: number) => string;
  readonly preview: {
    readonly money: (before: number, after: number) => string;
    readonly toOwner: (name: string, amount: string) => string;
    readonly permit: string;
    readonly closes: (place: string) => string;
    readonly breaks: (place: string, name: string) => string;
    readonly opens: (places: string) => string;
    readonly shuts: (places: string) => string;
    readonly wins: string;
    readonly recipe: (missing: number) => string;
  };
  readonly arrange: {
    readonly hint: string;
    readonly contacts: (n: number) => string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly shuffle: string;
    readonly begin: string;
    readonly left: (n: number) => string;
    readonly tile: (name: string) => string;
  };
  readonly sheet: {
    readonly why: {
      readonly recipe: string;
      readonly points: string;
      readonly quiet: string;
      readonly rounds: string;
    };
    readonly lines: (has: number, needs: number) => string;
  };
  readonly reference: {
    readonly intro: string;
    readonly recipes: string;
    readonly abilities: string;
    readonly tiles: string;
    readonly prices: string;
    readonly bonus: string;
    readonly edition: (name: string) => string;
  };
}
