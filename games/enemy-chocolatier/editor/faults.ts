import type { Game, Seat } from '../../../core/game.ts';
import { keyed, nth } from '../../../core/sure.ts';
import type { SketchFault } from '../../../web/kit/editor/editor.ts';
import { shortOf } from '../buying.ts';
import { type Town, townOf } from '../data/town.ts';
import type { HouseId, NeighbourhoodId, RecipeId } from '../data/words.ts';
import { GOAL, MARKERS_ON_HOUSES, QUIET_ROUNDS } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { FIELDS } from './places.ts';
import type { Sketch } from './sketch.ts';
import { ingredientsOf, ruledOut } from './state-from.ts';

/** Why no town can look like this, and the values of the message. */
export type TownFault = SketchFault &
  (
    | { code: 'recipe-missing' }
    | { code: 'recipe-complete' }
    | { code: 'recipe-ruled-out' }
    | { code: 'no-recipe-left' }
    | { code: 'house-twice'; house: HouseId }
    | { code: 'has-won'; seat: Seat; points: number }
    | { code: 'too-many-houses'; seat: Seat; houses: number }
    | { code: 'bought-elsewhere'; seat: Seat; bought: number }
    | { code: 'gained-not-closed'; seat: Seat; neighbourhood: NeighbourhoodId }
    | { code: 'gained-unbought' }
    | { code: 'not-quiet' }
    | { code: 'too-quiet'; most: number }
  );

export function faultsOf(game: Game<EnemyChocolatier>, sketch: Sketch): TownFault[] {
  const town = townOf(game.edition);
  return [...recipeFaults(town, sketch), ...tycoonFaults(sketch), ...turnFaults(town, sketch)];
}

function recipeFaults(town: Town, sketch: Sketch): TownFault[] {
  const { me, players, recipe } = sketch;
  const at = FIELDS.recipe;
  if (recipe === null) return [{ at, code: 'recipe-missing', clause: 'EC-08', isMissing: true }];
  const mine = nth(players, me);
  const card = town.recipes.find(({ id }) => id === recipe);
  if (card && shortOf(card, ingredientsOf(town, mine)) === 0)
    return [{ at, code: 'recipe-complete', clause: 'EC-72' }];
  if (mine.ruledOut.includes(recipe)) return [{ at, code: 'recipe-ruled-out', clause: 'EC-72' }];
  const possible = players
    .filter((_, seat) => seat !== me)
    .map(tycoon => {
      const not = ruledOut(town, tycoon);
      return town.recipes.map(({ id }) => id).filter(id => id !== recipe && !not.includes(id));
    });
  return canDeal(possible) ? [] : [{ at, code: 'no-recipe-left', clause: 'EC-08' }];
}

/** Whether everybody can get a recipe of their own. */
function canDeal([first, ...others]: readonly (readonly RecipeId[])[]): boolean {
  if (!first) return true;
  return first.some(id => canDeal(others.map(possible => possible.filter(other => other !== id))));
}

function tycoonFaults({ players, options }: Sketch): TownFault[] {
  return players.flatMap(({ points, owns }, seat): TownFault[] => {
    const faults: TownFault[] = [];
    const at = FIELDS.tycoon(seat);
    if (points >= GOAL) faults.push({ at, code: 'has-won', clause: 'EC-70', seat, points });
    if (options.markers === 'thirty' && owns.length > MARKERS_ON_HOUSES)
      faults.push({ at, code: 'too-many-houses', clause: 'EC-A20', seat, houses: owns.length });
    const house = owns.find(
      (id, i) => owns.indexOf(id) !== i || players.slice(0, seat).some(other => other.owns.includes(id)),
    );
    if (house !== undefined) faults.push({ at: FIELDS.town, code: 'house-twice', clause: 'EC-33', house });
    return faults;
  });
}

function turnFaults(town: Town, { turn, players, quiet }: Sketch): TownFault[] {
  const at = FIELDS.turn;
  const { seat, bought, gained } = turn;
  const { owns } = nth(players, seat);
  const faults: TownFault[] = [];
  if (bought > owns.length) faults.push({ at, code: 'bought-elsewhere', clause: 'EC-37', seat, bought });
  for (const neighbourhood of new Set(gained)) {
    const { houses } = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, neighbourhood));
    if (!houses.every(house => owns.includes(nth(town.houses, house).id)))
      faults.push({ at, code: 'gained-not-closed', clause: 'EC-13', seat, neighbourhood });
  }
  // Each purchase closes one at most.
  if (gained.length > bought || new Set(gained).size < gained.length)
    faults.push({ at, code: 'gained-unbought', clause: 'EC-57' });
  if (quiet > 0 && bought > 0) faults.push({ at, code: 'not-quiet', clause: 'EC-A27' });
  const most = QUIET_ROUNDS * players.length;
  if (quiet > most) faults.push({ at, code: 'too-quiet', clause: 'EC-A27', most });
  return faults;
}
