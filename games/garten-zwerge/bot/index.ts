import type { GameBots } from '../../../bots/game-bots.ts';
import { sixLevels } from '../../../bots/recipe.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { craftFor } from './craft.ts';

export const bots: GameBots<GartenZwerge> = sixLevels(craftFor);
