import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { Edition } from './data/print.ts';
import type {
  Ability,
  Arrangement,
  HouseId,
  Ingredient,
  NeighbourhoodId,
  RecipeId,
  RecipeIngredient,
  Tile,
} from './data/words.ts';

export interface Options {
  /** EC-06: who starts; a number is a seat. */
  start: 'random' | 0 | 1 | 2 | 3 | 4 | 5;
  /** EC-A21: who lays the tiles: chance, or the first seat before anything else happens. */
  tiles: 'random' | 'by-hand';
  /** EC-A20: whether a player may own more houses than there are markers in the box. */
  markers: 'unlimited' | 'thirty';
  /** EC-A27: what a game that nobody can win comes to. */
  stalemate: 'ranking' | 'shared' | 'vote';
}

export interface Player {
  money: number;
  points: number;
  permits: number;
  /** Number of the recipe; secret; null until it is dealt. */
  recipe: number | null;
  /** Recipes this player is known not to have, in ascending order: whoever owned all of one of them would have won. */
  ruledOut: number[];
  /** EC-17: houses owned, by number of the ingredient. */
  ingredients: number[];
}

export interface Turn {
  seat: number;
  /** Houses bought in this turn. */
  bought: number;
  /** EC-57: neighbourhoods closed in this turn, whose abilities still wait. */
  gained: number[];
}

/** EC-A27: why nobody could win. */
export type Standstill = 'quiet' | 'rounds';

export type Ending = 'recipe' | 'points' | Standstill | 'agreed';

export type Phase =
  | { name: 'arranging'; changesLeft: number }
  | { name: 'buying' }
  /** EC-A27: so many have agreed to share the victory; the seat whose turn it is votes next. */
  | { name: 'voting'; because: Standstill; agreed: number }
  | { name: 'over'; because: Ending; winner: number | null };

/** Houses and neighbourhoods are numbered in the order of the tiles. */
export interface State {
  rng: Rng;
  options: Options;
  phase: Phase;
  /** Replaced as a whole, never written on. */
  arrangement: Arrangement;
  /** Who has the first turn of every round; null until drawn. */
  first: number | null;
  /** From 1; 0 before the first turn. */
  round: number;
  /** EC-A27: turns in a row without a purchase or a point, the present one included. */
  quiet: number;
  turn: Turn;
  players: Player[];
  /** By house: the seat that owns it, or null. */
  owners: (number | null)[];
  /** By neighbourhood: the seat that has closed it, or null (EC-13). */
  controllers: (number | null)[];
  /** By neighbourhood: how many of the things it is connected to are closed neighbourhoods or the factory (EC-14). */
  access: number[];
}

export type Status = 'open' | 'closed' | 'unavailable';

export interface NeighbourhoodView {
  id: NeighbourhoodId;
  status: Status;
  /** Of a closed one. */
  controller: number | null;
  besideFactory: boolean;
  /** The neighbourhoods across its streets. */
  connected: readonly NeighbourhoodId[];
  /** Seats that own all its houses but one. */
  oneShort: number[];
}

/** What buying a house would bring about. */
export interface Preview {
  toOwner: number;
  toBank: number;
  moneyLeft: number;
  /** EC-42: whether it costs a permit. */
  permit: boolean;
  /** Its neighbourhood afterwards. */
  becomes: Status;
  /** Who would lose control of its neighbourhood. */
  breaks: number | null;
  /** Neighbourhoods that would become open. */
  opens: NeighbourhoodId[];
  /** Neighbourhoods that would become unavailable. */
  shuts: NeighbourhoodId[];
  /** Units your recipe would still miss; 0 wins at once. */
  missing: number;
}

export interface HouseView {
  id: HouseId;
  owner: number | null;
  /** What anybody but its owner would pay for it now. */
  price: number;
  /** For the one whose turn it is, of every house that may be bought; else null. */
  preview: Preview | null;
}

export type IncomeLine =
  /** EC-22: for the dollars in hand. */
  | { from: 'savings'; neighbourhood: NeighbourhoodId; money: number; points: number }
  /** EC-23 */
  | { from: 'factory'; money: number }
  /** EC-24, EC-25, with what All $ +1 and All ★ +1 add. */
  | { from: 'neighbourhood'; neighbourhood: NeighbourhoodId; money: number; points: number };

export interface Income {
  /** In the order in which they are paid. */
  lines: IncomeLine[];
  money: number;
  points: number;
}

export interface AbilityView {
  ability: Ability;
  neighbourhood: NeighbourhoodId;
  /** EC-57: false until the turn is over in which it was gained. */
  active: boolean;
}

export interface RecipeLine {
  ingredient: RecipeIngredient;
  needs: number;
  has: number;
  /** Houses of it that this seat's present rights would let it buy, money aside. */
  reachable: number;
}

export interface RecipeView {
  id: RecipeId;
  lines: RecipeLine[];
  /** Units in all. */
  missing: number;
}

export interface PlayerView {
  money: number;
  points: number;
  permits: number;
  /** Houses owned. */
  houses: number;
  ingredients: { [I in Ingredient]: number };
  controls: NeighbourhoodId[];
  abilities: AbilityView[];
  /** What the next income phase would bring if nothing changed until then. */
  nextIncome: Income;
  /** Whether that would win the game. */
  winsNext: boolean;
  /** Yours; everybody's once the game is over; else null. */
  recipe: RecipeView | null;
  /** Recipes this player cannot have: they once owned all of it, and did not win. */
  ruledOut: RecipeId[];
}

export interface TurnView {
  seat: number;
  bought: number;
  /** EC-31, EC-50: houses a turn without permits. */
  limit: number;
  /** Houses that may still be bought, permits included. */
  left: number;
  /** EC-57: neighbourhoods closed in this turn. */
  gained: NeighbourhoodId[];
}

export interface View {
  you: Viewer;
  options: Options;
  phase: Phase;
  arrangement: Arrangement;
  first: number | null;
  round: number;
  /** EC-A27 */
  lastRound: number;
  quiet: number;
  quietLimit: number;
  turn: TurnView;
  neighbourhoods: NeighbourhoodView[];
  houses: HouseView[];
  players: PlayerView[];
}

export type SwapTiles = { type: 'swap-tiles'; places: readonly [number, number] };
export type TurnTile = { type: 'turn-tile'; place: number; way: 'clockwise' | 'anticlockwise' };
export type ShuffleTiles = { type: 'shuffle-tiles' };
export type Begin = { type: 'begin' };
export type Buy = { type: 'buy'; house: HouseId };
export type TakePermit = { type: 'take-permit' };
export type EndTurn = { type: 'end-turn' };
export type Vote = { type: 'vote'; share: boolean };
export type Move = SwapTiles | TurnTile | ShuffleTiles | Begin | Buy | TakePermit | EndTurn | Vote;

export type Event =
  | { type: 'laid'; arrangement: Arrangement }
  | { type: 'swapped'; seat: number; places: readonly [number, number]; tiles: readonly [Tile, Tile] }
  | { type: 'turned'; seat: number; place: number; tile: Tile; way: 'clockwise' | 'anticlockwise' }
  | { type: 'started'; seat: number }
  /** The recipe only for the one who got it. */
  | { type: 'dealt'; seat: number; recipe?: RecipeId }
  | ({ type: 'earned'; seat: number; round: number } & Income)
  | {
      type: 'bought';
      seat: number;
      house: HouseId;
      ingredient: Ingredient;
      price: number;
      from: number | null;
      /** Of the price, what the former owner gets. */
      toOwner: number;
    }
  | { type: 'permit-spent'; seat: number; left: number }
  | { type: 'closed'; seat: number; neighbourhood: NeighbourhoodId; ability: Ability | null }
  | {
      type: 'broken';
      seat: number;
      neighbourhood: NeighbourhoodId;
      ability: Ability | null;
      becomes: Status;
    }
  | { type: 'opened'; neighbourhoods: readonly NeighbourhoodId[] }
  | { type: 'shut'; neighbourhoods: readonly NeighbourhoodId[] }
  | { type: 'permit-taken'; seat: number; permits: number }
  | { type: 'won'; seat: number; because: 'recipe' | 'points' }
  | { type: 'vote-called'; because: Standstill }
  | { type: 'voted'; seat: number; share: boolean }
  | { type: 'agreed' }
  | { type: 'stalled'; because: Standstill }
  | { type: 'revealed'; recipes: readonly RecipeId[] };

/** Why a move was refused, and the values of the message. */
export type Refusals = {
  'own-house': null;
  'limit-reached': { limit: number };
  'no-marker-left': null;
  closed: { neighbourhood: NeighbourhoodId };
  unavailable: { neighbourhood: NeighbourhoodId };
  'too-few-dollars': { price: number; money: number; missing: number };
  'no-changes-left': null;
};

export type ScoreLine = 'points' | 'ingredients';

export interface EnemyChocolatier extends Vocabulary {
  Edition: Edition;
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Closing: never;
  Event: Event;
  Refusals: Refusals;
  Score: ScoreLine;
}
