import type { Lesson } from '../../../web/kit/lesson/lesson.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { basil } from './basil.ts';
import { beats } from './beats.ts';
import { position } from './deal.ts';
import { hints } from './hints.ts';

/** Come to the pond when half of it finishes a bed. */
export const lesson: Lesson<ChillAndChili> = {
  options: OPTIONS,
  seats: SEATS,
  acts: [{ position, others: basil, beats }],
  hints,
};
