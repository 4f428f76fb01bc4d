import type { Vocabulary } from '../core/game.ts';
import type { Seen } from './bot.ts';

/** Any legal move, each as likely: the floor that every other bot is measured against. */
export function randomBot<V extends Vocabulary>({ legal, random }: Seen<V>): V['Move'] {
  return random.pick(legal);
}
