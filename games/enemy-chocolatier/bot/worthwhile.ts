import type { Read } from '../../../core/game.ts';
import { keyed, nth, playerAt } from '../../../core/sure.ts';
import { missingUnits } from '../buying.ts';
import type { Town } from '../data/town.ts';
import type { Move, State } from '../vocabulary.ts';
import { leads } from './instinct.ts';

/**
 * The house that wins; else of every neighbourhood the cheapest vacant house and one of each owner, as the others would do
 * the same for more money. Tiles are left as they lie, and who would not win alone shares the victory.
 */
export function worthwhile(town: Town, world: Read<State>, legal: readonly Move[]): readonly Move[] {
  const { owners, players, turn } = world;
  const winning = legal.find(move => completesRecipe(town, world, move));
  if (winning) return [winning];
  const seen = new Set<string>();
  return legal.filter(move => {
    switch (move.type) {
      case 'swap-tiles':
      case 'turn-tile':
      case 'shuffle-tiles':
        return false;
      case 'vote':
        return move.share !== leads(players, turn.seat);
      case 'buy': {
        const house = keyed(town.houseNumber, move.house);
        const kind = `${nth(town.houses, house).neighbourhood} of ${nth(owners, house)}`;
        return !seen.has(kind) && seen.add(kind);
      }
      case 'begin':
      case 'take-permit':
      case 'end-turn':
        return true;
    }
  });
}

function completesRecipe(town: Town, { players, turn }: Read<State>, move: Move): boolean {
  const player = playerAt(players, turn.seat);
  if (move.type !== 'buy' || player.recipe === null || missingUnits(town, player) !== 1) return false;
  const { ingredient } = nth(town.houses, keyed(town.houseNumber, move.house));
  return nth(player.ingredients, ingredient) < nth(nth(town.recipes, player.recipe).needs, ingredient);
}
