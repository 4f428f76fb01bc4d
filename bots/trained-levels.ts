import type { Game, Vocabulary } from '../core/game.ts';
import type { Craft } from './craft.ts';
import type { GameBots } from './game-bots.ts';
import { sixLevels } from './recipe.ts';
import { fetchWeights, type Kept, type Weights } from './weights.ts';

/** The six levels of a game whose judges are networks: its weights for so many players are fetched first. */
export const trainedLevels =
  <V extends Vocabulary>(kept: Kept, craftFor: (game: Game<V>, weights: readonly Weights[]) => Craft<V>) =>
  async (players?: number): Promise<GameBots<V>> => {
    const weights = await fetchWeights(kept, players);
    return sixLevels(game => craftFor(game, weights));
  };
