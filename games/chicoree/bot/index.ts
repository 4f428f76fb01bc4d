import type { GameBots } from '../../../bots/game-bots.ts';
import { sixLevels } from '../../../bots/recipe.ts';
import { fetchWeights } from '../../../bots/weights.ts';
import type { Chicoree } from '../vocabulary.ts';
import { craftFor } from './craft.ts';

const WEIGHTS = {
  2: () => import('./weights/players-2.ts'),
  3: () => import('./weights/players-3.ts'),
  4: () => import('./weights/players-4.ts'),
  5: () => import('./weights/players-5.ts'),
  6: () => import('./weights/players-6.ts'),
};

export async function botsFor(players?: number): Promise<GameBots<Chicoree>> {
  const weights = await fetchWeights(WEIGHTS, players);
  return sixLevels(game => craftFor(game, weights));
}
