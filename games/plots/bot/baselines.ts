import type { Baselines } from '../../../bots/game-bots.ts';
import type { Plots } from '../vocabulary.ts';
import { level } from './index.ts';

/** The two levels of the time before there were six. */
export const baselines = {
  careless: level({ noise: 3 }),
  keen: level({ noise: 0 }),
} satisfies Baselines<Plots>;
