import type { Vocabulary } from '../../core/game.ts';
import type { Seen } from '../bot.ts';

/** A uniformly random legal move: the baseline for every other bot. */
export function randomBot<V extends Vocabulary>({ legal, random }: Seen<V>): V['Move'] {
  return random.pick(legal);
}
