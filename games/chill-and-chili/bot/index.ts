import type { GameBots } from '../../../bots/game-bots.ts';
import { sixLevels } from '../../../bots/recipe.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { craftFor } from './craft.ts';

export const bots: GameBots<ChillAndChili> = sixLevels(craftFor);
