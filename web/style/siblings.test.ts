import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever follows whatever: neither side has a name by which the browser could tell whom a change concerns. */
const NAMELESS = /(?:^|[\s>+~(,])(?:\*|[a-z]+\d?)\s*[+~]\s*\*/;

/** Whom a rule is about: the last compound of its selector. */
const SUBJECT = /(?:[^\s>+~()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+(?=\s*[,{]\s*$)/;

/**
 * What is inside something decides over whoever has no name: `.podium:has(> .step) > :not([data-place])`. Browsers put all such rules
 * together, so that one of them lets a change anywhere style everything around it anew.
 */
function isNamelessInside(line: string): boolean {
  const [subject = ''] = SUBJECT.exec(line) ?? [];
  const before = line.slice(0, line.lastIndexOf(subject));
  return before.includes(':has(') && /^(?:\*|:(?!is\(|where\())/.test(subject);
}

const linesWith = (css: string, isSuch: (line: string) => boolean): string[] =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter(line => /[,{]\s*$/.test(line) && isSuch(line));

const linesLike = (css: string, pattern: RegExp): string[] => linesWith(css, line => pattern.test(line));

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

test('no rule lets what is inside something decide over nobody in particular: with every change, all of a table would be styled anew', () => {
  for (const nameless of [
    '.areas:has(> .note[data-x]) .dock > :not(.dock-ask),',
    '.table:has(.a) * {',
    '.podium:has(> :nth-child(5)) > :nth-child(n + 4)::after {',
    '  body:has(.page) :not(:has(.page), .page, .page *) {',
  ])
    expect(linesWith(nameless, isNamelessInside)).toEqual([nameless]);
  for (const named of [
    '.areas:has(> .note) .dock,',
    '.areas:has(> .note) :is(.dock-actions, .dock-hand),',
    '.podium:has(> :nth-child(5)) > .step:not([data-place="1"]) {',
    '[data-paper] :not(:has(.page), .page, .page *) {',
    ':has(.page)::before,',
  ])
    expect(linesWith(named, isNamelessInside)).toEqual([]);
  expect(SHEETS.flatMap(css => linesWith(css, isNamelessInside))).toEqual([]);
});
