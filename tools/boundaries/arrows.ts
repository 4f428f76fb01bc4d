/**
 * Who may import whom. The first row whose `from` fits a file is that file's law.
 * In paths `*` is any name, `**` any depth, and `=` the game that the importing file belongs to.
 */
export interface Row {
  readonly from: string;
  readonly sees: readonly string[];
  /** Exceptions to `sees`. */
  readonly never?: readonly string[];
  /** Seen by `import type` only. */
  readonly types?: readonly string[];
  /** npm packages; none unless listed. */
  readonly packages?: readonly string[];
  /** May use Node's own modules (`node:fs`). */
  readonly node?: true;
}

const WORDS = ['games/=/vocabulary.ts', 'games/=/data/**'];
const HIDDEN_FROM_RULES = [
  'games/=/primer/**',
  'games/=/lesson/**',
  'games/=/editor/**',
  'games/=/ui/**',
  'games/=/texts/**',
  'games/=/bot/**',
  'games/=/test/**',
];
const TESTING = ['vitest', 'fast-check'];
const SAMPLE_GAME = 'games/plots/**';
/** The cards of all games. What lies behind a card is fetched game by game: the list with every game's rules in it stays out of browsers' pages. */
const CARDS = ['games/about.ts', 'games/cards.ts'];

export const ARROWS: readonly Row[] = [
  { from: 'core/**/*.test.ts', sees: ['core/**', 'testkit/**', SAMPLE_GAME], packages: TESTING, node: true },
  { from: 'core/**', sees: ['core/**'] },

  {
    from: 'testkit/**/*.test.ts',
    sees: ['core/**', 'testkit/**', SAMPLE_GAME],
    packages: TESTING,
    node: true,
  },
  // Tests that every game of the house runs on itself.
  {
    from: 'testkit/*-tests.ts',
    sees: ['core/**', 'testkit/**', 'web/kit/**'],
    packages: TESTING,
    node: true,
  },
  {
    from: 'testkit/lesson.ts',
    sees: ['core/**', 'bots/levels.ts', 'web/kit/lesson/**'],
    types: ['bots/**', 'web/kit/**'],
  },
  { from: 'testkit/editor.ts', sees: ['core/**'], types: ['web/kit/editor/**'] },
  {
    from: 'testkit/primer.ts',
    sees: ['core/**', 'web/kit/lesson/**', 'web/kit/primer/**'],
    types: ['web/kit/**'],
  },
  { from: 'testkit/playthrough*.ts', sees: ['core/**', 'testkit/**'], node: true },
  { from: 'testkit/**', sees: ['core/**', 'testkit/**'] },

  // A game: its words are seen by all of it; its screen and its texts never see its rules.
  ...['games/*/test/**', 'games/*/**/*.test.ts', 'games/*/**/*.test.tsx'].map(from => ({
    from,
    sees: ['core/**', 'testkit/**', 'bots/**', 'games/=/**', 'web/kit/**'],
    packages: [...TESTING, 'preact'],
    node: true as const,
  })),
  { from: 'games/*/vocabulary.ts', sees: ['core/**', ...WORDS] },
  { from: 'games/*/data/**', sees: ['core/**', ...WORDS] },
  {
    from: 'games/*/texts/**',
    sees: ['games/=/texts/**', ...WORDS, 'core/capital.ts', 'core/sure.ts', 'core/texts.ts', 'core/words.ts'],
    types: ['core/**'],
  },
  {
    from: 'games/*/ui/**',
    sees: [
      'games/=/ui/**',
      'games/=/texts/**',
      ...WORDS,
      'games/=/RULES*',
      'core/texts.ts',
      'core/ranking.ts',
      'core/sure.ts',
      'web/kit/**',
    ],
    types: ['core/**'],
    packages: ['preact'],
  },
  {
    from: 'games/*/bot/**',
    sees: ['core/**', 'bots/**', 'games/=/**'],
    never: ['games/=/ui/**', 'games/=/texts/**', 'games/=/test/**'],
  },
  // A lesson plays the game, and speaks of the places of its board.
  {
    from: 'games/*/lesson/**',
    sees: ['core/**', 'games/=/**', 'web/kit/lesson/**'],
    never: ['games/=/texts/**', 'games/=/bot/**', 'games/=/test/**', 'games/=/about.ts'],
    types: ['web/kit/**'],
  },
  // An editor enters positions with the pieces of the screen, and judges them by the rules.
  {
    from: 'games/*/editor/**',
    sees: ['core/**', 'games/=/**', 'web/kit/**'],
    never: ['games/=/bot/**', 'games/=/lesson/**', 'games/=/test/**', 'games/=/about.ts'],
    packages: ['preact'],
  },
  // The rules in pictures: drawn with the pieces of the screen, tried out with the rules.
  {
    from: 'games/*/primer/**',
    sees: ['core/**', 'games/=/**', 'web/kit/**'],
    never: ['games/=/bot/**', 'games/=/lesson/**', 'games/=/test/**', 'games/=/about.ts'],
    packages: ['preact'],
  },
  // A card names the doors of its game's parts, and brings none of them along.
  {
    from: 'games/*/about.ts',
    sees: [
      'games/=/index.ts',
      'games/=/bot/index.ts',
      'games/=/bot/baselines.ts',
      'games/=/ui/index.ts',
      'games/=/ui/cover.tsx',
      'games/=/texts/screen.*.ts',
      'games/=/lesson/index.ts',
      'games/=/editor/index.ts',
      'games/=/primer/index.ts',
    ],
    types: ['games/about.ts', 'games/=/vocabulary.ts'],
  },
  { from: 'games/*/**', sees: ['core/**', 'games/=/**'], never: [...HIDDEN_FROM_RULES, 'games/=/about.ts'] },

  // The only list of all games, and what is made from it.
  { from: 'games/about.ts', sees: [], types: ['core/**', 'bots/**', 'web/kit/**'], packages: ['preact'] },
  { from: 'games/cards.ts', sees: ['games/*/about.ts'], types: ['games/about.ts'] },
  { from: 'games/index.ts', sees: CARDS },

  {
    from: 'bots/**/*.test.ts',
    sees: ['core/**', 'bots/**', 'testkit/**', 'games/index.ts', SAMPLE_GAME],
    packages: TESTING,
    node: true,
  },
  { from: 'bots/**', sees: ['core/**', 'bots/**'] },

  // What browsers and the server say to each other, and how a deal is proved.
  { from: 'wire/**', sees: ['wire/**'], types: ['core/**', 'fair/**'], packages: ['valibot'] },
  ...['fair/test/**', 'fair/**/*.test.ts'].map(from => ({
    from,
    sees: ['core/**', 'fair/**', SAMPLE_GAME],
    packages: TESTING,
    node: true as const,
  })),
  { from: 'fair/**', sees: ['core/**', 'fair/**'], packages: ['@noble/hashes'] },

  {
    from: 'server/**/*.test.ts',
    sees: [
      'core/**',
      'bots/**',
      'wire/**',
      'fair/**',
      'server/**',
      'testkit/**',
      'games/index.ts',
      SAMPLE_GAME,
    ],
    types: ['games/*/vocabulary.ts'],
    packages: ['**'],
    node: true,
  },
  {
    from: 'server/**',
    sees: ['core/**', 'bots/**', 'wire/**', 'fair/**', 'server/**', 'games/index.ts'],
    packages: ['**'],
    node: true,
  },
  {
    from: 'cli/**',
    sees: ['core/**', 'bots/**', 'wire/**', 'fair/**', 'server/**', 'cli/**', 'games/index.ts'],
    packages: ['**'],
    node: true,
  },

  ...['web/**/*.test.ts', 'web/**/*.test.tsx'].map(from => ({
    from,
    sees: [
      'core/**',
      'bots/**',
      'wire/**',
      'fair/**',
      'testkit/**',
      'web/**',
      'games/index.ts',
      ...CARDS,
      SAMPLE_GAME,
    ],
    types: ['games/*/vocabulary.ts'],
    packages: ['preact', ...TESTING],
    node: true as const,
  })),
  // Every game's screen uses the kit, so the kit knows nothing of the shell around it.
  { from: 'web/kit/**', sees: ['core/**', 'web/kit/**', 'web/art/**'], packages: ['preact'] },
  {
    from: 'web/**',
    sees: [
      'core/**',
      'bots/**',
      'fair/**',
      'wire/agreed.ts',
      'wire/limits.ts',
      'wire/refused.ts',
      'web/**',
      ...CARDS,
    ],
    // The checks of messages stay on the server: browsers take its word by type alone.
    types: ['wire/**'],
    packages: ['preact', '@fontsource/*', 'uqr'],
  },

  // Tools: they may import everything, and nothing imports them.
  ...['bench/**', 'e2e/**', 'tools/**', '*.ts'].map(from => ({
    from,
    sees: ['**'],
    packages: ['**'],
    node: true as const,
  })),
];

/** Where everything must follow from the seed and the moves. */
export const PURE = {
  inside: ['core/**', 'games/**'],
  except: ['games/*/ui/**', 'games/*/test/**', '**/*.test.ts', '**/*.test.tsx'],
};

/** What would bring in chance, time or the outside world. */
export const IMPURE: ReadonlySet<string> = new Set([
  'Date',
  'Math.random',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
]);

/** A list of re-exports is allowed only at the door of a room. */
export const DOORS = ['*/index.ts', 'games/*/index.ts'];

/** Whether a path fits one of the patterns. */
export function fits(path: string, patterns: readonly string[]): boolean {
  return patterns.some(pattern => asRegExp(pattern).test(path));
}

const known = new Map<string, RegExp>();

function asRegExp(pattern: string): RegExp {
  let expression = known.get(pattern);
  if (expression === undefined) {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, stars => (stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(?:.*/)?'));
    expression = new RegExp(`^${source}$`);
    known.set(pattern, expression);
  }
  return expression;
}
