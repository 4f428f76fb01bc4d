import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { legal, start } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { GAMES } from '../games/index.ts';
import { plots } from '../games/plots/index.ts';
import { randomBot } from './baselines/random.ts';
import type { Bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { cheatsOf } from './honesty.ts';

/** Positions examined for every game; `npm run arena -- --honesty` examines more. */
const POSITIONS = 100;
/** Bots that search make few playouts: what they may look at does not depend on how long they look. */
const TINY = 0.02;

describe.each(Object.entries(GAMES))('%s', (_, { box, bots }) => {
  const game = box.open(box.edition);
  const levels: [string, Bot<Vocabulary>][] = [
    ['random', randomBot],
    ...LEVELS.map((level): [string, Bot<Vocabulary>] => [level, bots[level](game, TINY)]),
  ];

  test('every bot plays only legal moves, the same ones from the same sight, and never sees what is hidden', () => {
    expect(cheatsOf(game, { bots: levels, positions: POSITIONS, oneIn: 7 })).toEqual([]);
  });

  test('what a bot is given travels as JSON', () => {
    const { state } = start(game, { options: defaultOptions(game), seats: game.seats.max, seed: 'json' });
    const { seat } = nth(game.pending(state), 0);
    const seen = { view: game.view(state, seat), seat, legal: legal(game, state, seat) };
    for (const [, bot] of levels) {
      const told = JSON.parse(JSON.stringify(seen)) as typeof seen;
      const here = bot({ ...seen, random: randomOf(seedRng('json')) });
      expect(bot({ ...told, random: randomOf(seedRng('json')) })).toEqual(here);
    }
  });
});

test('one who peeks is found', () => {
  const game = plots.open(plots.edition) as never;
  const views = new Map<string, number>();
  /** Never answers the same twice to what looks the same: as one does who sees more. */
  const peeking: Bot<Vocabulary> = ({ view, legal: moves }) => {
    const times = (views.get(JSON.stringify(view)) ?? -1) + 1;
    views.set(JSON.stringify(view), times);
    return nth(moves, times % moves.length);
  };
  expect(cheatsOf(game, { bots: [['peeking', peeking]], positions: 20, oneIn: 1 }).length).toBeGreaterThan(
    10,
  );
});
