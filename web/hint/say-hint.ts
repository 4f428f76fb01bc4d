import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { HintWords } from './words.en.ts';

type Promised = Pick<Hint<Vocabulary>, 'chance' | 'less'>;

/** What one of several hints promises, in words; the first one is the best, and is held against the next. */
export function sayHint(words: HintWords, hints: readonly Promised[], place: number): string {
  const { chance, less } = nth(hints, place);
  if (chance === null) return words.onlyMove;
  if (place > 0) return less === 0 ? words.asGood : words.less(inHundred(less, 1));
  const next = hints[1]?.less ?? 0;
  return words.chance(inHundred(chance, 5), next === 0 ? 0 : inHundred(next, 1));
}

/** So many in a hundred, no finer than a guess can be. */
const inHundred = (part: number, grain: number): number =>
  Math.min(100 - grain, Math.max(grain, Math.round((100 * part) / grain) * grain));
