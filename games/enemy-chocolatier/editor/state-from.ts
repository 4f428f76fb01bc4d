import { add } from '../../../core/counts.ts';
import type { Game } from '../../../core/game.ts';
import { type Random, seedRng } from '../../../core/random.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { shortOf } from '../buying.ts';
import { boardOf } from '../data/board.ts';
import { type Town, townOf } from '../data/town.ts';
import { INGREDIENTS, type RecipeId } from '../data/words.ts';
import { accessBy, controllersOf } from '../neighbourhoods.ts';
import type { EnemyChocolatier, Player, State } from '../vocabulary.ts';
import type { Sketch, Tycoon } from './sketch.ts';

/** The recipes nobody has told are dealt at random, among those each player can have. */
export function stateFrom(game: Game<EnemyChocolatier>, sketch: Sketch, random: Random): State {
  const { me } = sketch;
  return game.determinize(game.view(openState(townOf(game.edition), sketch), me), me, random);
}

/** All that lies open, with no recipe but mine: enough to look at, also while it has faults. */
export function openState(town: Town, sketch: Sketch): State {
  const owners = town.houses.map(({ id }) => {
    const owner = sketch.players.findIndex(({ owns }) => owns.includes(id));
    return owner === -1 ? null : owner;
  });
  const controllers = controllersOf(town, owners);
  const { arrangement, turn } = sketch;
  return {
    options: { ...sketch.options },
    phase: { name: 'buying' },
    arrangement,
    first: sketch.first,
    round: sketch.round,
    quiet: sketch.quiet,
    turn: {
      seat: turn.seat,
      bought: turn.bought,
      gained: turn.gained.map(id => keyed(town.neighbourhoodNumber, id)),
    },
    players: sketch.players.map(
      (tycoon, seat): Player => ({
        money: tycoon.money,
        points: tycoon.points,
        permits: tycoon.permits,
        recipe: seat === sketch.me && sketch.recipe !== null ? numberOf(town, sketch.recipe) : null,
        ruledOut: ruledOut(town, tycoon).map(id => numberOf(town, id)),
        ingredients: ingredientsOf(town, tycoon),
      }),
    ),
    owners,
    controllers,
    access: accessBy(boardOf(town, arrangement), controllers),
    rng: seedRng('sketch'),
  };
}

const numberOf = ({ recipes }: Town, id: RecipeId): number => recipes.findIndex(recipe => recipe.id === id);

/** EC-17 */
export function ingredientsOf({ houses, houseNumber }: Town, { owns }: Tycoon): number[] {
  const counts = INGREDIENTS.map(() => 0);
  for (const id of owns) add(counts, nth(houses, keyed(houseNumber, id)).ingredient, 1);
  return counts;
}

/** EC-72: what they are known not to have, and what they own all of without having won. */
export function ruledOut(town: Town, tycoon: Tycoon): RecipeId[] {
  const ingredients = ingredientsOf(town, tycoon);
  return town.recipes
    .filter(recipe => tycoon.ruledOut.includes(recipe.id) || shortOf(recipe, ingredients) === 0)
    .map(({ id }) => id);
}
