import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';

/** Texts that programs have stumbled over: markup, statements, paths, and letters that are none. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '‮txt.exe',
  '\ud800',
  '\udfff\ud800',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z̴̡̛͙̈́ą̶̛̝̈́l̵̢̛͙̈́g̵̡̛͙̈́ơ̴͙̈́'.repeat(10),
  '\u0000\u0001\u0002\u001b[31m',
  '﷽'.repeat(50),
  "'; DROP TABLE lines; --",
  "1' OR '1'='1",
  '$1::text; SELECT pg_sleep(10)',
  '"; UPDATE people SET name = ""',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/null',
  'file:///etc/passwd',
  '%00%0a%0d',
  '%c0%ae%c0%ae/',
  '%s%n%x%d',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  'true',
  '-1',
  '1e309',
  '0x7fffffff',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(41),
  'a'.repeat(300),
  'é'.repeat(5000),
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  11,
  12,
  255,
  0.5,
  -1.5,
  1e-9,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'type',
  'id',
  'table',
  '',
  '0',
  'length',
  'then',
];

export const oddText = (random: Random): string => random.pick(TEXTS);

/** Any JSON that is not what was expected, sometimes deep, sometimes long. */
export function oddValue(random: Random, depth = 0): unknown {
  switch (random.int(depth > 3 ? 5 : 9)) {
    case 0:
      return null;
    case 1:
      return random.int(2) === 0;
    case 2:
      return random.pick(NUMBERS);
    case 3:
    case 4:
      return oddText(random);
    case 5:
      return Array.from({ length: random.int(5) }, () => oddValue(random, depth + 1));
    case 6:
      return Object.fromEntries(
        Array.from({ length: random.int(5) }, () => [random.pick(KEYS), oddValue(random, depth + 1)]),
      );
    case 7:
      return { type: oddText(random), ...(random.int(2) ? { move: oddValue(random, depth + 1) } : {}) };
    default:
      return Array(random.int(200)).fill(random.pick(NUMBERS));
  }
}

/** JSON text; an object literal cannot carry a key `__proto__`, so pollution is written as text. */
function polluted(text: string, random: Random): string {
  const poison = random.pick([
    '"__proto__":{"person":"p","isAdmin":true,"ok":true}',
    '"constructor":{"prototype":{"ok":true}}',
    '"__proto__":null',
    '"toString":1',
  ]);
  return text.replace(/^\{/, text === '{}' ? `{${poison}` : `{${poison},`);
}

const deep = (random: Random): string => {
  const depth = 100 + random.int(12_000);
  return random.int(2) === 0
    ? '['.repeat(depth) + ']'.repeat(depth)
    : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
};

/** A text with a few of its letters exchanged, dropped or doubled. */
function damaged(text: string, random: Random): string {
  const letters = [...text];
  for (let n = 1 + random.int(4); n > 0 && letters.length > 0; n--) {
    const at = random.int(letters.length);
    letters.splice(
      at,
      random.int(3),
      ...random.pick([[], ['"'], ['{'], ['\0'], ['\\'], ['9'], [nth(letters, at)]]),
    );
  }
  return letters.join('');
}

/** Text instead of a message, or a message that has become ill-formed; null for the other kinds. */
export function illFormedText(
  kind: number,
  random: Random,
  { message, deepest = Infinity }: { readonly message: () => object; readonly deepest?: number },
): string | null {
  switch (kind) {
    case 0:
      return oddText(random);
    case 1:
      return JSON.stringify(oddValue(random));
    case 2:
      return deep(random).slice(0, deepest);
    case 3:
      return damaged(JSON.stringify(message()), random);
    case 4:
      return polluted(JSON.stringify(message()), random);
    default:
      return null;
  }
}
