import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the compositor moves by itself, however much the page's thread has to do. */
const BY_COMPOSITOR = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

/** Rings around whatever is pointed at: an outline fits any element, and nothing that is played depends on it. */
const RINGS = ['rung', 'rung-ring'];
/** An edge that fades where there is more: it follows how far somebody has scrolled, and stands still otherwise. */
const SCROLLED = ['more'];

/** Colours may come late; what changes its place or size may not. */
const LAID_OUT = /^(?:all|left|right|top|bottom|inset.*|width|height|margin.*|padding.*|font-size)$/;

const KEYFRAMES = /@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;

const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '');

const movedByThread = (css: string): string[] =>
  [...withoutComments(css).matchAll(KEYFRAMES)]
    .filter(([, name]) => ![...RINGS, ...SCROLLED].includes(name!))
    .flatMap(([, name, frames]) =>
      [...frames!.matchAll(/([\w-]+):/g)]
        .filter(([, property]) => !BY_COMPOSITOR.includes(property!))
        .map(([, property]) => `${name}: ${property}`),
    );

const laidOutAnew = (css: string): string[] =>
  [...withoutComments(css).matchAll(/transition:([^;]*);/g)]
    .flatMap(([, list]) => list!.split(','))
    .map(one => one.trim().split(/\s+/)[0]!)
    .filter(property => LAID_OUT.test(property));

const sheets = ['web', 'games'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => readFileSync(join(folder, file), 'utf8')),
);

test('what moves is moved by what the compositor can do, so that it goes on while the page’s thread works', () => {
  const shrinks = '@keyframes shrink {\n  from {\n    opacity: 0;\n    width: 9em;\n  }\n  to {\n  }\n}';
  expect(movedByThread(shrinks)).toEqual(['shrink: width']);
  expect(sheets.join().match(/@keyframes/g)!.length).toBe([...sheets.join().matchAll(KEYFRAMES)].length);
  expect(sheets.flatMap(movedByThread)).toEqual([]);
});

test('nothing slides to its place by being laid out anew for every frame', () => {
  expect(laidOutAnew('a { transition: left 400ms ease-out,\n opacity 1s; }')).toEqual(['left']);
  expect(sheets.flatMap(laidOutAnew)).toEqual([]);
});

test('each area is a layer for good: what moves in one does not have the others drawn anew', () => {
  const [, area] = /\n\.area \{([^}]*)\}/.exec(readFileSync('web/style/frame.css', 'utf8'))!;
  expect(area).toContain('will-change: opacity');
});
