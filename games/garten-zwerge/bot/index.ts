import type { GameBots } from '../../../bots/game-bots.ts';
import { sixLevels } from '../../../bots/recipe.ts';
import { fetchWeights } from '../../../bots/weights.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { craftFor } from './craft.ts';

/** With two players it is a race that gnomes' worth says little about; with more the judge by hand was as good. */
const WEIGHTS = { 2: () => import('./weights/players-2.ts') };

export async function botsFor(players?: number): Promise<GameBots<GartenZwerge>> {
  const weights = await fetchWeights(WEIGHTS, players);
  return sixLevels(game => craftFor(game, weights));
}
