import type { Refusal, Vocabulary } from '../../core/game.ts';
import { sayRefusal, type Texts } from '../../core/texts.ts';
import { isByHouse } from '../../wire/refused.ts';
import type { Refused } from '../../wire/tells.ts';
import type { Trouble } from '../net/api.ts';
import type { Words } from './words.ts';

/** A refusal in words, whoever refused: the house, the core, or the rules of the game. */
export function sayRefused<V extends Vocabulary>(
  refused: Refused,
  words: Words,
  texts: Texts<V> | null,
): string {
  const { code } = refused;
  if (isByHouse(refused) && refused.with) return words.net.tooFast(refused.with.seconds);
  if (isOne(words.net.refusals, code)) return words.net.refusals[code];
  if (isOne(words.refusals, code)) return words.refusals[code];
  if (!texts || !isOne(texts.refusals, code)) return words.otherRefusal;
  return sayRefusal(texts, refused as Refusal<V>);
}

/** What went wrong with a request, in words. */
export function sayTrouble({ code }: Pick<Trouble, 'code'>, { net }: Words): string {
  if (isOne(net.refusals, code)) return net.refusals[code];
  return isOne(net.troubles, code) ? net.troubles[code] : net.troubles['bad-request'];
}

function isOne<T extends object>(texts: T, code: PropertyKey): code is keyof T {
  return Object.hasOwn(texts, code);
}
