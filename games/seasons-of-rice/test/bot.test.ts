import { expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { bots } from '../bot/index.ts';
import type { Move, SeasonsOfRice, State } from '../vocabulary.ts';
import { greedyCloser } from './greedy-closer.ts';
import { opening, position } from './position.ts';
import { by, choose, game, pick, place, player } from './table.ts';

const easy = bots.easy(game);
const normal = bots.normal(game);

/** The part of the victories one bot gets, every deal played from both seats. */
function wins(candidate: Bot<SeasonsOfRice>, opponent: Bot<SeasonsOfRice>, deals: number): number {
  const setting = { game, options: defaultOptions(game), seats: 2, seed: 'bots of rice', candidate };
  const blocks = Array.from({ length: deals }, (_, deal) =>
    playBlock({ ...setting, opponents: [opponent] }, deal),
  );
  return summary(blocks, 2).wins.mean;
}

test('the normal bot beats random play', () => {
  expect(wins(normal, randomBot, 1)).toBe(1);
});

test('the normal bot beats whoever takes the most points at once', () => {
  expect(wins(normal, greedyCloser(game), 3)).toBeGreaterThan(0.6);
});

test('the easy bot beats random play', () => {
  expect(wins(easy, randomBot, 1)).toBe(1);
});

/** What a bot does here. */
function choice(state: Read<State>, seat = 0, bot = normal): Move {
  const random = randomOf(seedRng('choice'));
  return bot({ view: game.view(state, seat), seat, legal: legal(game, state, seat), random });
}

test('[SR-11] it chooses the ancestor that promises more', () => {
  expect(choice(opening('P01 P03', 'P02 P04'))).toEqual(choose('P01'));
});

test('[SR-31] it takes the card and the spot that close most when it is the last one', () => {
  const before = position({ season: 'dry', turn: 5 });
  const taken = by(0, before, choice(before)).state;
  const { reach } = game.view(taken, 0).own!;
  const spot = choice(taken);
  const most = Math.max(0, ...reach!.closings.map(({ total }) => total));
  const after = player(by(0, taken, spot).state).score;
  expect(after - player(taken).score).toBeGreaterThanOrEqual(most - 2);
});

test('[SR-19] it carries its plan through: a card, a spot, another card for the row', () => {
  let state: Read<State> = position();
  const kinds: string[] = [];
  while (!player(state).ready) {
    const move = choice(state);
    kinds.push(move.type);
    state = by(0, state, move).state;
  }
  expect(kinds).toEqual(['pick', 'place', 'send']);
});

test('[SR-22] it does not pass on what the other is waiting for', () => {
  // With P12 the other closes fields for 13 points at once, with P09 for 6.
  const theirs = { landscape: 'P15 0 0 0, P07 2 3 0, P03 0 -3 1' };
  const before = position({
    turn: 3,
    players: [{ landscape: 'P01 0 0 0', hand: 'P09 P11 P12' }, theirs],
  });
  const planned = by(0, by(0, before, pick('P11')).state, choice(by(0, before, pick('P11')).state)).state;
  expect(choice(planned)).toEqual({ type: 'send', card: 'P12' });
});

test('it is deterministic, and told only what its seat sees', () => {
  const before = position();
  const state = by(1, before, choice(before, 1)).state;
  const dream = game.determinize(game.view(state, 0), 0, randomOf(seedRng('dream')));
  for (const bot of [easy, normal]) expect(choice(dream, 0, bot)).toEqual(choice(state, 0, bot));
  expect(choice(state)).not.toEqual(place(0, 0, 0));
});
