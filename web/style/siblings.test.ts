import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever follows whatever: neither side has a name by which the browser could tell whom a change concerns. */
const NAMELESS = /(?:^|[\s>+~(,])(?:\*|[a-z]+\d?)\s*[+~]\s*\*/;

const namelessIn = (css: string): string[] =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter(line => /[,{]\s*$/.test(line) && NAMELESS.test(line));

test('no rule is about whatever follows something: with every element that comes or goes, all after it would be styled anew', () => {
  for (const nameless of ['.facts > * + * {', '.panel legend + * {', 'h2 ~ *,'])
    expect(namelessIn(nameless)).toEqual([nameless]);
  for (const named of ['.fan > .card + .card {', '.purse ~ * {', 'svg + svg {', '.a > :not(:first-child) {'])
    expect(namelessIn(named)).toEqual([]);
  const sheets = ['web', 'games'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .map(file => join(folder, file)),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.flatMap(file => namelessIn(readFileSync(file, 'utf8')))).toEqual([]);
});
