import { expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { leadingOn } from '../../../bots/baselines/flat.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { BELIEFS } from '../bot/beliefs.ts';
import { placements } from '../bot/best-spot.ts';
import { bots } from '../bot/index.ts';
import { prospectOf } from '../bot/prospect.ts';
import { worth } from '../bot/worth.ts';
import { supposing } from '../ground.ts';
import type { Move, SeasonsOfRice, State } from '../vocabulary.ts';
import { deck, opening, position } from './position.ts';
import { by, choose, game, pick, place, player, sight } from './table.ts';

const easy = bots.helper(game);
const normal = bots.gardener(game);
const strong = bots['green-thumb'](game);

/** The part of the victories one bot gets, every deal played from both seats. */
function wins(candidate: Bot<SeasonsOfRice>, opponent: Bot<SeasonsOfRice>, deals: number): number {
  const setting = { game, options: defaultOptions(game), seats: 2, seed: 'bots of rice', candidate };
  const blocks = Array.from({ length: deals }, (_, deal) =>
    playBlock({ ...setting, opponents: [opponent] }, deal),
  );
  return summary(blocks, 2).wins.mean;
}

test('the easy bot beats random play', () => {
  expect(wins(easy, randomBot, 1)).toBe(1);
});

/** What a bot does here. */
function choice(state: Read<State>, seat = 0, bot = normal): Move {
  return bot(sight(state, seat, 'choice'));
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
  expect(choice(planned, 0, easy)).toEqual({ type: 'send', card: 'P12' });
});

/** What a seat has in the end at most, if it places this card now and the rest of the game changes nothing for it. */
function mostWith(state: Read<State>, seat: number, card: string): number {
  const holding = nth(state.players, seat).plan.card === null ? by(seat, state, pick(card)).state : state;
  const places = legal(game, holding, seat).filter(({ type }) => type === 'place');
  return Math.max(...places.map(move => finalScore(by(seat, holding, move).state, seat)));
}

function finalScore(state: Read<State>, seat: number): number {
  let after = state;
  for (;;) {
    const outcome = game.outcome(after);
    if (outcome) return Object.values(nth(outcome.scores, seat)).reduce((sum, points) => sum + points, 0);
    const asked = nth(game.pending(after), 0).seat;
    const [move] = legal(game, after, asked).filter(({ type }) => type === 'place');
    after = by(asked, after, move!).state;
  }
}

test('[SR-31] of the last two cards it takes the one that leaves it farther ahead, not the one that brings it more', () => {
  const before = position({
    season: 'dry',
    turn: 5,
    row: 'P02 P09',
    players: [{}, { landscape: 'P15 0 0 0, P07 2 3 0, P03 0 -3 1' }],
  });
  const passed = (card: string): Read<State> => {
    const holding = by(0, before, pick(card)).state;
    return by(0, holding, legal(game, holding, 0).find(({ type }) => type === 'place')!).state;
  };
  const mine = { P02: mostWith(before, 0, 'P02'), P09: mostWith(before, 0, 'P09') };
  const theirs = { P02: mostWith(passed('P09'), 1, 'P02'), P09: mostWith(passed('P02'), 1, 'P09') };
  expect(mine.P02).toBeGreaterThan(mine.P09);
  expect(mine.P09 - theirs.P02).toBeGreaterThan(mine.P02 - theirs.P09);
  expect(choice(before, 0, strong)).toEqual(pick('P09'));
});

test('[SR-41] what it thinks of a spot is what it thinks of the landscape afterwards', () => {
  for (const ancestor of ['tola', 'phalla', 'mony']) {
    const landscape = 'P15 0 0 0, P07 2 3 0, P03 0 -3 1';
    const state = position({ turn: 3, players: [{ landscape, ancestor }, {}] });
    const prospect = prospectOf(deck, state, 0);
    const { owner, ground } = prospect;
    for (const card of nth(state.players, 0).hand)
      for (const { spot, ledger, worth: said } of placements(BELIEFS, prospect, card)) {
        const piece = { card, turn: spot.turn, x: spot.x, y: spot.y };
        const found = supposing(ground, piece, () => worth(BELIEFS, { owner, ledger, ground }));
        expect(said).toBeCloseTo(found, 9);
      }
  }
});

test('it is deterministic, and told only what its seat sees', () => {
  const before = position();
  const state = by(1, before, choice(before, 1)).state;
  const dream = game.determinize(game.view(state, 0), 0, randomOf(seedRng('dream')));
  for (const bot of [easy, normal, strong]) expect(choice(dream, 0, bot)).toEqual(choice(state, 0, bot));
  expect(choice(state)).not.toEqual(place(0, 0, 0));
});

test('who tries all moves does not choose the card anew without end', () => {
  const { state } = by(
    0,
    position({ players: [{ landscape: 'P01 0 0 0', hand: 'P02 P04' }, {}] }),
    pick('P04'),
  );
  const all = legal(game, state, 0);
  const random = randomOf(seedRng('choice'));
  const kinds = leadingOn(game, all, { view: game.view(state, 0), seat: 0, random }).map(({ type }) => type);
  expect(all.map(({ type }) => type)).toContain('pick');
  expect(new Set(kinds)).toEqual(new Set(['place']));
});
