import { errorCode } from '../error-code.ts';
import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from './network-of.ts';

const HIDDEN = '[hidden]';

/** Fields that are never shown, however they are written (`metricsToken`, `metrics-token`). */
const SECRET_FIELD =
  /key|token|authori[sz]ation|cookie|password|passphrase|invite|secret|salt|seed|mail|smtp|database|endpoint|p256dh|^auth$|^body$|^headers$|^text$|^said$|^speech$/i;

const DEEPEST = 6;
const LONGEST = 100;

/** A copy fit for a log: no key, invitation, secret, salt or e-mail address, and of addresses only the network. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? '[function]' : value;
  if (depth >= DEEPEST) return '[deep]';
  if (value instanceof Error) return scrubError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (isIterable(value)) return [...value].slice(0, LONGEST).map(part => scrub(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, LONGEST)
      .map(([name, part]) => [
        scrubText(name),
        SECRET_FIELD.test(name) && part !== null ? HIDDEN : scrub(part, depth + 1),
      ]),
  );
}

const isIterable = (value: object): value is Iterable<unknown> =>
  Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';

/** Only the standard fields: some libraries attach whole requests to their errors. */
function scrubError(error: Error, depth: number): unknown {
  const { name, message, stack, cause } = error;
  const code = errorCode(error);
  const frames = (stack ?? '').split('\n').filter(line => /^ +at /.test(line));
  return {
    type: scrubText(name),
    message: scrubText(message),
    ...(code !== '' && { code: scrubText(code) }),
    at: frames.map(frame => scrubText(frame.trim(), mixesLettersAndDigits)),
    ...(cause !== undefined && { cause: scrub(cause, depth + 1) }),
  };
}

/** The last guard, for secrets inside a sentence: recognised by their form. */
export function scrubText(text: string, isSecret: (word: string) => boolean = isNoWord): string {
  return text
    .replace(/(?<=\/\/)[^\s/@]+@/g, `${HIDDEN}@`)
    .replace(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)*/g, '[e-mail]')
    .replace(/(?<=\bBearer\s+)[\w-]+/gi, HIDDEN)
    .replace(/(?<=[?&;](?:key|invite|token|code|secret|salt)=)[^\s&#;"]+/gi, HIDDEN)
    .replace(/[\w-]{20,}/g, word => (isSecret(word) ? HIDDEN : word))
    .replace(/[\da-f:.]*[:.][\da-f:.]+/gi, word => (isAddress(word) ? networkOf(word) : word));
}

/** Everything as long as a key that is not plainly made of words. The ids of the house are shorter. */
const isNoWord = (word: string) => !/^[a-z]+(?:[-_][a-z]+)*$/.test(word);

/** Frames of a stack hold no values, but long names of functions. */
const mixesLettersAndDigits = (word: string) => /\d/.test(word) && /[a-z]/i.test(word);

const isAddress = (word: string) => isIPv4(word) || isIPv6(word);
