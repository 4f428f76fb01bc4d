import type { Game, Seat } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import type { Result } from '../../../core/result.ts';
import { type Fault, fields, integer, list, oneOf, read, where } from '../../../core/schema.ts';
import { optionsSchema, seatedBy, stayingWithin } from '../../../web/kit/editor/sketch.ts';
import { townOf } from '../data/town.ts';
import type { Arrangement, HouseId, NeighbourhoodId, Placement, RecipeId } from '../data/words.ts';
import { FIRST_MONEY, LAST_ROUND, QUIET_ROUNDS, TILES } from '../data/words.ts';
import type { EnemyChocolatier, Options, View } from '../vocabulary.ts';

/** What one person sees of a real town while houses are bought: everything but the recipes of the others. */
export interface Sketch {
  readonly options: Options;
  readonly me: Seat;
  readonly arrangement: Arrangement;
  readonly first: Seat;
  readonly round: number;
  readonly quiet: number;
  readonly turn: SketchedTurn;
  /** Mine; null until it is entered. */
  readonly recipe: RecipeId | null;
  readonly players: readonly Tycoon[];
}

export interface SketchedTurn {
  readonly seat: Seat;
  readonly bought: number;
  readonly gained: readonly NeighbourhoodId[];
}

export interface Tycoon {
  readonly money: number;
  readonly points: number;
  readonly permits: number;
  readonly owns: readonly HouseId[];
  readonly ruledOut: readonly RecipeId[];
}

const tycoon = (money: number): Tycoon => ({ money, points: 0, permits: 0, owns: [], ruledOut: [] });

export function empty(game: Game<EnemyChocolatier>, seats: number): Sketch {
  return {
    options: { ...defaultOptions(game) },
    me: 0,
    arrangement: TILES.map(tile => ({ tile, rotation: 0 })),
    first: 0,
    round: 1,
    quiet: 1,
    turn: { seat: 0, bought: 0, gained: [] },
    recipe: null,
    players: Array.from({ length: seats }, () => tycoon(0)),
  };
}

/** EC-07, EC-23: the first player has had an income, the others have a dollar more each. */
export function opening(game: Game<EnemyChocolatier>, seats: number): Sketch {
  const { income } = townOf(game.edition);
  const players = Array.from({ length: seats }, (_, seat) =>
    tycoon(FIRST_MONEY + seat + (seat === 0 ? income : 0)),
  );
  return { ...empty(game, seats), players };
}

export function withSeats(_game: Game<EnemyChocolatier>, sketch: Sketch, seats: number): Sketch {
  const { players, me, first, turn } = sketch;
  const stays = stayingWithin(seats);
  return {
    ...sketch,
    me: stays(me),
    first: stays(first),
    turn: { ...turn, seat: stays(turn.seat) },
    players: seatedBy(players, seats, seat => tycoon(FIRST_MONEY + seat)),
  };
}

/** Of a view in which houses are bought: a town that is being laid, or a game that is over, asks nothing. */
export function sketchOf(view: View, me: Seat): Sketch {
  return {
    options: view.options,
    me,
    arrangement: view.arrangement,
    first: view.first ?? 0,
    round: view.round,
    quiet: view.quiet,
    turn: { seat: view.turn.seat, bought: view.turn.bought, gained: view.turn.gained },
    recipe: view.players[me]?.recipe?.id ?? null,
    players: view.players.map(({ money, points, permits, ruledOut }, seat) => ({
      money,
      points,
      permits,
      owns: view.houses.filter(({ owner }) => owner === seat).map(({ id }) => id),
      ruledOut,
    })),
  };
}

/** More than anybody ever has; what the rules allow is said by `faultsOf`. */
export const MOST_MONEY = 999;
export const MOST_POINTS = 99;
export const MOST_PERMITS = 20;

const placement = fields<Placement>({ tile: oneOf(...TILES), rotation: integer(0, 5) });
const arrangement = where(
  list(placement, TILES.length),
  laid => TILES.every(tile => laid.some(one => one.tile === tile)),
  'EC-05',
);

export function readSketch(
  { seats, options, edition }: Game<EnemyChocolatier>,
  json: unknown,
): Result<Sketch, readonly Fault[]> {
  const town = townOf(edition);
  const seat = integer(0, seats.max - 1);
  const recipe = oneOf(...town.recipes.map(({ id }) => id));
  const houses = town.houses.map(({ id }) => id);
  const places = town.neighbourhoods.map(({ id }) => id);
  const shape = fields<Sketch>({
    options: optionsSchema(options),
    me: seat,
    arrangement,
    first: seat,
    round: integer(1, LAST_ROUND),
    quiet: integer(0, QUIET_ROUNDS * seats.max),
    turn: fields<SketchedTurn>({
      seat,
      bought: integer(0, houses.length),
      gained: list(oneOf(...places), 0, places.length),
    }),
    recipe: oneOf(...town.recipes.map(({ id }) => id), null),
    players: list(
      fields<Tycoon>({
        money: integer(0, MOST_MONEY),
        points: integer(0, MOST_POINTS),
        permits: integer(0, MOST_PERMITS),
        owns: list(oneOf(...houses), 0, houses.length),
        ruledOut: list(recipe, 0, town.recipes.length),
      }),
      seats.min,
      seats.max,
    ),
  });
  const sits = ({ me, first, turn, players, options: { start } }: Sketch) =>
    [me, first, turn.seat, start === 'random' ? 0 : start].every(one => one < players.length);
  return read(where(shape, sits, 'EC-01'), json);
}
