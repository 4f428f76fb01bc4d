import type { Baselines } from '../../../bots/game-bots.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { level } from './by-hand.ts';
import { pointsNow } from './points-now.ts';

/** The two levels of the time before there were six, and one that thinks of nothing but points at once. */
export const baselines = {
  careless: level({ beliefs: BELIEFS, depth: 1, noise: 6 }),
  keen: level({ beliefs: BELIEFS, depth: 2, noise: 0 }),
  'points-now': pointsNow,
} satisfies Baselines<SeasonsOfRice>;
