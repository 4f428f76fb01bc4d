import { trainedLevels } from '../../../bots/trained-levels.ts';
import { craftFor } from './craft.ts';

const WEIGHTS = {
  2: () => import('./weights/players-2.ts'),
  3: () => import('./weights/players-3.ts'),
  4: () => import('./weights/players-4.ts'),
  5: () => import('./weights/players-5.ts'),
  6: () => import('./weights/players-6.ts'),
};

export const botsFor = trainedLevels(WEIGHTS, craftFor);
