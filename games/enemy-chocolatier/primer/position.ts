import type { Game, Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { ownedIngredients } from '../buying.ts';
import { boardOf } from '../data/board.ts';
import { type Town, townOf } from '../data/town.ts';
import type { Tile } from '../data/words.ts';
import { accessBy, controllersOf } from '../neighbourhoods.ts';
import type { EnemyChocolatier, Options, State } from '../vocabulary.ts';

export const OPTIONS: Options = { start: 0, tiles: 'random', markers: 'unlimited', stalemate: 'ranking' };
export const SEATS = 2;

/** From the north clockwise, each tile with its rotation. */
type Plan = readonly (readonly [Tile, number])[];
/** Fudge Wharf beside the factory, Truffle Hill across its streets. */
export const WHARF: Plan = [
  ['B', 2],
  ['A', 0],
  ['C', 5],
  ['E', 2],
  ['F', 3],
  ['D', 2],
];
/** Almond Gate beside the factory, and Cocoa Terrace with Mucilage Mews behind it. */
export const GATE: Plan = [
  ['A', 0],
  ['C', 1],
  ['E', 2],
  ['B', 0],
  ['D', 0],
  ['F', 4],
];

interface Estate {
  /** Houses (`A1-1`) and whole neighbourhoods (`A1`), with spaces between. */
  readonly owns?: string;
  readonly money?: number;
  readonly permits?: number;
}

interface Wish extends Estate {
  readonly plan: Plan;
  readonly basil?: Estate;
}

/** The town as the setup lays it, with what was bought since. */
export function positionOf({ plan, basil = {}, ...mine }: Wish) {
  return (game: Game<EnemyChocolatier>): Read<State> => {
    const town = townOf(game.edition);
    const state = dealt(
      game,
      { options: OPTIONS, seats: SEATS },
      { shuffles: [{ first: plan.map(([tile]) => tile) }], numbers: plan.map(([, rotation]) => rotation) },
    );
    const estates = [mine, basil];
    const owners = [...state.owners];
    for (const [seat, { owns = '' }] of estates.entries())
      for (const house of housesCalled(town, owns)) owners[house] = seat;
    const controllers = controllersOf(town, owners);
    const access = accessBy(boardOf(town, state.arrangement), controllers);
    const players = state.players.map((player, seat) => {
      const { money = player.money, permits = 0 } = nth(estates, seat);
      return { ...player, money, permits, ingredients: ownedIngredients(town, owners, seat) };
    });
    return { ...state, round: 5, owners, controllers, access, players };
  };
}

function housesCalled(town: Town, names: string): number[] {
  return names
    .split(' ')
    .filter(Boolean)
    .flatMap(name => {
      const house = town.houseNumber.get(name);
      if (house !== undefined) return [house];
      const number = town.neighbourhoodNumber.get(name);
      if (number === undefined) throw new Error(`No house is called ${name}`);
      return [...nth(town.neighbourhoods, number).houses];
    });
}
