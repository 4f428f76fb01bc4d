import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE } from '../../games/cards.ts';
import { contrast, rulesOf, tokensOf } from './tokens.ts';

const read = (folder: string) =>
  readdirSync(folder)
    .filter(file => file.endsWith('.css'))
    .flatMap(file => rulesOf(readFileSync(join(folder, file), 'utf8')));

const HOUSE = rulesOf(readFileSync(join('web', 'style', 'theme.css'), 'utf8'));
const GAMES = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => ({ game: name, rules: [...HOUSE, ...read(join('games', name, 'ui'))] }));

/** What a game changes its ground by in mid-game. */
const DRY = '[data-season="dry"]';
const PLACES = [{ game: null, rules: HOUSE }, ...GAMES].flatMap(({ game, rules }) =>
  ['', ...(rules.some(({ selector }) => selector.includes(DRY)) ? [DRY] : [])].flatMap(season =>
    (['day', 'night'] as const).map(theme => ({
      name: [game ?? 'the house', theme, season].join(' '),
      rules,
      light: { game, theme, while: season },
    })),
  ),
);

const SEATS = [0, 1, 2, 3, 4, 5].map(seat => `var(--seat-${seat})`);
const SLIPS = ['var(--slip)', 'var(--raised)', 'var(--paper)'];
const SOFT = ['sun', 'sprout', 'tomato', 'water'].map(name => `var(--${name}-soft)`);

/** Seats that are filled with their colour because it is their turn: how much of it. */
const KIT = join('web', 'style', 'kit');
const FILLED = readdirSync(KIT)
  .map(file => readFileSync(join(KIT, file), 'utf8'))
  .flatMap(css => [...css.matchAll(/var\(--seat\) (\d+)%, var\(--slip\)/g)])
  .map(([, share]) => share!);

/** What is written on what. Words on the ground itself are always in `--on-ground`. */
const WRITTEN: readonly { readonly words: readonly string[]; readonly on: readonly string[] }[] = [
  { words: ['var(--on-ground)'], on: ['var(--ground)', 'var(--ground-deep)'] },
  { words: ['var(--ink)', 'var(--soft-ink)'], on: [...SLIPS, 'var(--sunk)'] },
  { words: ['var(--leaf)', 'var(--tomato)', ...SEATS], on: SLIPS },
  { words: ['var(--ink)'], on: SOFT },
  { words: ['var(--on-leaf)'], on: ['var(--leaf)', 'var(--leaf-deep)'] },
  { words: ['var(--raised)'], on: ['var(--tomato)'] },
  {
    words: ['var(--ink)'],
    on: FILLED.flatMap(share => SEATS.map(seat => `color-mix(in srgb, ${seat} ${share}%, var(--slip))`)),
  },
];

test.each(PLACES)('words can be read: $name', ({ rules, light }) => {
  const token = tokensOf(rules, light);
  const faint = WRITTEN.flatMap(({ words, on }) =>
    words.flatMap(ink =>
      on.map(ground => ({ what: `${ink} on ${ground}`, ratio: contrast(token(ink), token(ground)) })),
    ),
  ).filter(({ ratio }) => ratio < 4.5);
  expect(faint.map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`)).toEqual([]);
});

/** By night no shadow tells a slip, or the dock with its rim, from what it lies on. */
const LIES_ON: readonly (readonly [what: string, on: string])[] = [
  ['var(--slip)', 'var(--ground)'],
  ['var(--slip)', 'var(--ground-deep)'],
  ['var(--rim)', 'var(--slip)'],
  ['var(--rim)', 'var(--ground)'],
];

test.each(PLACES.filter(({ light }) => light.theme === 'night' && light.game !== null))(
  'slips and dock stand out from their ground: $name',
  ({ rules, light }) => {
    const token = tokensOf(rules, light);
    const flat = LIES_ON.map(([what, on]) => ({
      what: `${what} on ${on}`,
      ratio: contrast(token(what), token(on)),
    })).filter(({ ratio }) => ratio < 1.27);
    expect(flat.map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`)).toEqual([]);
  },
);

test('filled seats and a ground that changes with the season are looked at, too', () => {
  expect(FILLED.length).toBeGreaterThan(0);
  expect(PLACES.filter(({ light }) => light.while === DRY)).toHaveLength(2);
});

test('every game has a day and a night of its own, set where it can be looked at', () => {
  for (const token of ['--ground', '--ground-deep']) {
    const elsewhere = GAMES.flatMap(({ game, rules }) =>
      rules
        .filter(rule => !HOUSE.includes(rule) && rule.sets.some(([property]) => property === token))
        .map(({ selector }) => selector)
        .filter(selector => !selector.includes(`.table[data-game="${game}"]`)),
    );
    expect(elsewhere).toEqual([]);
    // A new game begins with the ground of the sample game.
    const shades = GAMES.filter(({ game }) => game !== SAMPLE.id).flatMap(({ game, rules }) =>
      (['day', 'night'] as const).map(theme =>
        tokensOf(rules, { theme, game, while: '' })(`var(${token})`).join(),
      ),
    );
    expect(new Set(shades).size).toBe(shades.length);
  }
});

test('the ratio is that of WCAG, and faint words are found', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  const light = { theme: 'night', game: 'x', while: '' } as const;
  const sheet = `:root { --a: #777; --b: light-dark(#000, #fff); }
    .table { --c: color-mix(in srgb, var(--a) 50%, var(--b)); }
    :root[data-theme="night"] .table { --a: #fff; }
    .table[data-game="y"] { --a: #000; }`;
  const token = tokensOf(rulesOf(sheet), light);
  expect(token('var(--c)'), 'night outweighs the day, another game says nothing').toEqual([255, 255, 255]);
  expect(() => token('var(--d)')).toThrow('--d is set nowhere');
  expect(() => token('rgb(0 0 0 / 50%)')).toThrow('cannot read');
});
