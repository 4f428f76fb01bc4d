import { sum } from '../../../core/counts.ts';
import { same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Promises } from '../../../testkit/scene.ts';
import { boardOf } from '../data/board.ts';
import type { Edition } from '../data/print.ts';
import { type Town, townOf } from '../data/town.ts';
import { GOAL, INGREDIENTS, LAST_ROUND, MARKERS_ON_HOUSES, QUIET_ROUNDS, TILES } from '../data/words.ts';
import { missingUnits } from '../buying.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { EnemyChocolatier, Player, State } from '../vocabulary.ts';

/** What is kept beside the owners of the houses must say the same as they do. */
function bookkeeping(town: Town, state: Read<State>): string | null {
  const { owners, controllers, access, players, arrangement } = state;
  const counted = players.map(() => INGREDIENTS.map(() => 0));
  for (const [house, owner] of owners.entries())
    if (owner !== null) nth(counted, owner)[nth(town.houses, house).ingredient]!++;
  if (players.some(({ ingredients }, seat) => !same(ingredients, counted[seat])))
    return 'the ingredients are not the houses owned (EC-17)';
  const { besideFactory, connected } = boardOf(town, arrangement);
  for (const [n, { houses }] of town.neighbourhoods.entries()) {
    const [first = null, ...others] = houses.map(house => nth(owners, house));
    if (controllers[n] !== (others.every(owner => owner === first) ? first : null))
      return 'a neighbourhood is controlled by somebody who does not own it all (EC-13)';
    const closed = nth(connected, n).filter(other => controllers[other] !== null).length;
    if (access[n] !== closed + (besideFactory.includes(n) ? 1 : 0)) return 'access is miscounted (EC-14)';
  }
  return null;
}

function players({ players: all, options, phase }: Read<State>): string | null {
  const recipes = all.map(({ recipe }) => recipe);
  if (recipes.includes(null) !== (phase.name === 'arranging'))
    return 'a recipe is missing, or dealt too early';
  if (!recipes.includes(null) && new Set(recipes).size < all.length)
    return 'two players have the same recipe';
  for (const { money, points, permits, recipe, ruledOut, ingredients } of all) {
    if (recipe !== null && ruledOut.includes(recipe)) return 'a recipe is ruled out and held all the same';
    if (Math.min(money, points, permits) < 0) return 'less than nothing (EC-36, EC-42, EC-A25)';
    if (options.markers === 'thirty' && sum(ingredients) > MARKERS_ON_HOUSES)
      return 'more houses than markers (EC-A20)';
  }
  return null;
}

/** EC-70, EC-72: nobody has won while the game goes on, and the winner has won when it is over. */
function victory(town: Town, { phase, players: all }: Read<State>): string | null {
  const done = (player: Read<Player>) => player.points >= GOAL || missingUnits(town, player) === 0;
  const winners = all.filter(done);
  if (phase.name !== 'over') return winners.length > 0 ? 'somebody has won and the game goes on' : null;
  if (phase.winner === null) return winners.length > 0 ? 'a winner and no victory' : null;
  return winners.length === 1 && done(nth(all, phase.winner))
    ? null
    : 'the winner has not won, or is not alone';
}

function clock({ round, quiet, turn, controllers, players: all, arrangement }: Read<State>): string | null {
  if (round > LAST_ROUND || quiet > QUIET_ROUNDS * all.length)
    return 'the game should have been stopped (EC-A27)';
  if (turn.gained.some(n => controllers[n] !== turn.seat)) return 'gained, and not controlled';
  if (new Set(arrangement.map(({ tile }) => tile)).size !== TILES.length) return 'a tile lies twice (EC-05)';
  return null;
}

export function invariant(town: Town, state: Read<State>): string | null {
  return bookkeeping(town, state) ?? players(state) ?? victory(town, state) ?? clock(state);
}

export function promisesOf(edition: Edition): Promises<EnemyChocolatier> {
  const town = townOf(edition);
  return {
    games: 5,
    maxSteps: 2000,
    languages: [en, fr],
    invariant: state => invariant(town, state),
    conserved: ({ owners, players: all, arrangement }) => ({
      houses:
        owners.filter(owner => owner === null).length + sum(all.flatMap(({ ingredients }) => ingredients)),
      tiles: arrangement.length,
    }),
  };
}
