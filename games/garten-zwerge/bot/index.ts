import { trainedLevels } from '../../../bots/trained-levels.ts';
import { craftFor } from './craft.ts';

/** With two players it is a race that gnomes' worth says little about; with more the judge by hand was as good. */
const WEIGHTS = { 2: () => import('./weights/players-2.ts') };

export const botsFor = trainedLevels(WEIGHTS, craftFor);
