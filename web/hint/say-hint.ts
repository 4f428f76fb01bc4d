import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { HintWords } from './words.en.ts';

/** What a hint promises, in words; the first one is the best. */
export function sayHint(
  words: HintWords,
  { chance, less }: Pick<Hint<Vocabulary>, 'chance' | 'less'>,
  place: number,
): string {
  if (chance === null) return words.onlyMove;
  if (place === 0) return words.chance(inHundred(chance, 5));
  return less === 0 ? words.asGood : words.less(inHundred(less, 1));
}

/** So many in a hundred, no finer than a guess can be. */
const inHundred = (part: number, grain: number): number =>
  Math.min(100 - grain, Math.max(grain, Math.round((100 * part) / grain) * grain));
