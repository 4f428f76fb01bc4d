import { expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import { copy } from '../../../core/data.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal, start } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { botsFor } from '../bot/index.ts';
import { cardOf, KINDS, kindOf } from '../data/cards.ts';
import { chillAndChili } from '../index.ts';
import type { ChillAndChili, Move, State } from '../vocabulary.ts';

const bots = await botsFor();
const game = chillAndChili.open(chillAndChili.edition);
const helper = bots.helper(game);
const gardener = bots.gardener(game);

function contest(candidate: Bot<ChillAndChili>, opponent: Bot<ChillAndChili>, deals: number) {
  const setting = { game, options: defaultOptions(game), seats: 3, seed: 'bot.test', candidate };
  const blocks = Array.from({ length: deals }, (_, deal) =>
    playBlock({ ...setting, opponents: [opponent] }, deal),
  );
  return summary(blocks, 3);
}

test('the gardener beats random play nearly always', () => {
  const { wins, score, theirs } = contest(gardener, randomBot, 8);
  expect(wins.mean).toBeGreaterThan(0.9);
  expect(score.mean).toBeGreaterThan(theirs.mean + 15);
});

test('the helper beats random play too', () => {
  expect(contest(helper, randomBot, 4).wins.mean).toBeGreaterThan(0.7);
});

test('the gardener beats the helper, and knows the whole game: every kind, water, accessories', () => {
  const made: Move[] = [];
  const watched: Bot<ChillAndChili> = seen => {
    const move = gardener(seen);
    made.push(move);
    return move;
  };
  const { wins, par } = contest(watched, helper, 8);
  expect(wins.mean).toBeGreaterThan(par + 0.15);
  const kinds = new Set(made.flatMap(move => (move.type === 'plant' ? [kindOf(nth(move.cards, 0))] : [])));
  expect(kinds.size).toBe(KINDS.length);
  for (const type of ['buy-vegetable', 'buy-accessory', 'lay-out', 'water', 'withdraw', 'draw'] as const)
    expect(made.map(move => move.type)).toContain(type);
});

test('near the end three drops finish the bed that needs three, whatever else is dry', () => {
  const { state } = start(game, { options: { ...defaultOptions(game), start: 0 }, seats: 2, seed: 'drops' });
  const draft = copy(state) as State;
  nth(draft.players, 0).beds = [
    { cards: [cardOf('chili', 2), cardOf('chili', 3), cardOf('chili', 3)], drops: 0 },
    { cards: [cardOf('carrot', 1), cardOf('carrot', 2)], drops: 0 },
  ];
  draft.agenda = [{ do: 'water', drops: 3 }];
  draft.supply = 2;
  const seen = { view: game.view(draft, 0), seat: 0, legal: legal(game, draft, 0) };
  expect(bots['green-thumb'](game)({ ...seen, random: randomOf(seedRng('bot')) })).toMatchObject({
    type: 'water',
    bed: 1,
  });
});
