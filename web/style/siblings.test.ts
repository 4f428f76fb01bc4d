import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever follows whatever: neither side has a name by which the browser could tell whom a change concerns. */
const NAMELESS = /(?:^|[\s>+~(,])(?:\*|[a-z]+\d?)\s*[+~]\s*\*/;

/** What is inside the table decides over whoever has no name, so over everybody: `.areas:has(> .note) .dock > :not(.ask)`. */
const NAMELESS_INSIDE = /(?:\.areas|\.table)\S*:has\(.*\)[^,{]*[\s>+~](?::not\([^)]*\)|\*)\s*[,{]/;

const linesLike = (css: string, pattern: RegExp): string[] =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter(line => /[,{]\s*$/.test(line) && pattern.test(line));

const SHEETS = ['web', 'games'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => readFileSync(join(folder, file), 'utf8')),
);

test('no rule is about whatever follows something: with every element that comes or goes, all after it would be styled anew', () => {
  for (const nameless of ['.facts > * + * {', '.panel legend + * {', 'h2 ~ *,'])
    expect(linesLike(nameless, NAMELESS)).toEqual([nameless]);
  for (const named of ['.fan > .card + .card {', '.purse ~ * {', 'svg + svg {', '.a > :not(:first-child) {'])
    expect(linesLike(named, NAMELESS)).toEqual([]);
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(SHEETS.flatMap(css => linesLike(css, NAMELESS))).toEqual([]);
});

test('no rule lets what is inside a table decide over nobody in particular: with every change, all of it would be styled anew', () => {
  for (const nameless of ['.areas:has(> .note[data-x]) .dock > :not(.dock-ask),', '.table:has(.a) * {'])
    expect(linesLike(nameless, NAMELESS_INSIDE)).toEqual([nameless]);
  for (const named of ['.areas:has(> .note) .dock,', '.areas:has(> .note) :is(.dock-actions, .dock-hand),'])
    expect(linesLike(named, NAMELESS_INSIDE)).toEqual([]);
  expect(SHEETS.flatMap(css => linesLike(css, NAMELESS_INSIDE))).toEqual([]);
});
