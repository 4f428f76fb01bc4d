import type { Outcome, Read } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { missingUnits } from './buying.ts';
import type { Town } from './data/town.ts';
import { RECIPE_SIZE } from './data/words.ts';
import type { EnemyChocolatier, State } from './vocabulary.ts';

/** EC-02: the winner, then the others as EC-A27 ranks them: points, ingredients of the recipe, money. */
export function outcome(
  town: Town,
  { phase, players, options }: Read<State>,
): Outcome<EnemyChocolatier> | null {
  if (phase.name !== 'over') return null;
  const { winner } = phase;
  const scores = players.map(player => ({
    points: player.points,
    ingredients: RECIPE_SIZE - missingUnits(town, player),
  }));
  const shared = phase.because === 'agreed' || (winner === null && options.stalemate === 'shared');
  if (shared) return { places: [[...players.keys()]], scores };
  const keys = players.map(({ money }, seat) => {
    const { points, ingredients } = scores[seat]!;
    return [seat === winner ? 1 : 0, points, ingredients, money];
  });
  return { places: ranking(keys), scores };
}
