import { describe, expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { bots } from '../bot/index.ts';
import { plots } from '../index.ts';
import type { Plots } from '../vocabulary.ts';

const game = plots.open(plots.edition);

/** How many of the deals it wins against two like this. */
function wins(candidate: Bot<Plots>, opponent: Bot<Plots>): number {
  const options = defaultOptions(game);
  const setting = { game, options, seats: 3, seed: 'bot.test', candidate, opponents: [opponent] };
  return summary(
    Array.from({ length: 60 }, (_, deal) => playBlock(setting, deal)),
    3,
  ).wins.mean;
}

describe('the normal bot', () => {
  test('beats random play', () => {
    expect(wins(bots['head-gardener'](game), randomBot)).toBeGreaterThan(0.45);
  });

  test('beats the easy one', () => {
    expect(wins(bots['head-gardener'](game), bots.helper(game))).toBeGreaterThan(0.36);
  });
});
