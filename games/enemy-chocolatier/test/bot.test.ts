import { expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { CHARACTERS } from '../../../bots/characters.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { baselines } from '../bot/baselines.ts';
import { dealsFor } from '../bot/imagine.ts';
import { bots } from '../bot/index.ts';
import { instinctFor } from '../bot/instinct.ts';
import { INSTINCTS } from '../bot/instincts.ts';
import type { EnemyChocolatier, Move, State } from '../vocabulary.ts';
import { position, town } from './position.ts';
import { BEGIN, buy, END, game, open, PERMIT, play, player, sight } from './table.ts';

const easy = bots.helper(game);
const normal = bots.gardener(game);
/** Who misjudges little enough for a taste to show. */
const steady = bots['green-thumb'](game);
/** Few playouts are enough for what nobody may overlook. */
const strong = bots['head-gardener'](game, 0.05);
const THINKERS = [normal, strong];

/** The part of the victories one bot gets among others, every deal played from every seat. */
function wins(
  candidate: Bot<EnemyChocolatier>,
  opponent: Bot<EnemyChocolatier>,
  table: { seats: number; deals: number },
) {
  const { seats, deals } = table;
  const setting = { game, options: defaultOptions(game), seats, seed: 'bot.test', candidate };
  const blocks = Array.from({ length: deals }, (_, deal) =>
    playBlock({ ...setting, opponents: [opponent] }, deal),
  );
  return summary(blocks, seats).wins.mean;
}

test.each([2, 4, 6])('the middle level beats random play with %i players', seats => {
  expect(wins(normal, randomBot, { seats, deals: 1 })).toBe(1);
});

test.each([
  [2, 4],
  [4, 2],
  [6, 1],
])(
  'the middle level beats whoever buys the cheapest house of the recipe, with %i players',
  (seats, deals) => {
    expect(wins(normal, baselines['cheapest-house'](game), { seats, deals })).toBeGreaterThan(1.5 / seats);
  },
);

test('the helper beats random play, and the middle level beats the helper', () => {
  expect(wins(easy, randomBot, { seats: 3, deals: 2 })).toBeGreaterThan(0.6);
  expect(wins(normal, easy, { seats: 3, deals: 4 })).toBeGreaterThan(1.4 / 3);
});

/** What the middle level does here. */
function choice(state: Read<State>, bot = normal): Move {
  return bot(sight(state, state.turn.seat, 'choice'));
}

test.each(THINKERS)('it takes a house that completes its recipe', bot => {
  const owns = 'D3 B5 C6-1 C5-1 C5-2 E1 F5-1 F5-2';
  const state = position({ recipe: 'R1', owns, others: [{ owns: 'C4' }] });
  expect(play(state, choice(state, bot)).state.phase).toMatchObject({ because: 'recipe', winner: 0 });
});

test.each(THINKERS)('it breaks up what would make somebody else win with the next income', bot => {
  let state = position({ owns: 'A1', others: [{ owns: 'A3', points: 18 }], money: 12 });
  while (state.turn.seat === 0) state = play(state, choice(state, bot)).state;
  expect(state.phase.name).toBe('buying');
  expect(player(state, 1).controls).toEqual([]);
});

test.each(THINKERS)('it closes a neighbourhood of many houses in one go with its permits', bot => {
  let state = position({ money: 24, permits: 4, recipe: 'R2', others: [{ owns: 'C5-1 F5-1 A3-1 D2-1' }] });
  while (state.turn.seat === 0) state = play(state, choice(state, bot)).state;
  expect(player(state).controls.length).toBeGreaterThan(0);
  expect(player(state).permits).toBeLessThan(4);
});

test.each(THINKERS)('it does not take a permit while there is plenty to buy', bot => {
  for (const seed of ['a', 'b', 'c']) expect(choice(open(3, seed).state, bot).type).toBe('buy');
});

/** The last state of a game in which everybody plays by instinct, as bots imagine it. */
function endByInstinct(seats: number, seed: string): Read<State> {
  const instinct = instinctFor(town, INSTINCTS);
  const random = randomOf(seedRng(seed));
  let { state } = open(seats, seed);
  while (state.phase.name !== 'over') state = play(state, instinct(state, state.turn.seat, random)).state;
  return state;
}

test('two of a kind do not buy the same house back from each other for ever', () => {
  for (let deal = 0; deal < 30; deal++) expect(endByInstinct(2, `loop-${deal}`).round).toBeLessThan(30);
});

test('who could go on for ever tries something else after many rounds', () => {
  const seed = 'tuning/self-play/182';
  const chance = [0, 1].map(seat => randomOf(seedRng(`${seed}/seat-${seat}`)));
  let { state } = open(2, seed);
  while (state.phase.name !== 'over') {
    const { seat } = state.turn;
    const seen = { view: game.view(state, seat), seat, legal: legal(game, state, seat) };
    state = play(state, normal({ ...seen, random: nth(chance, seat) })).state;
  }
  expect(state.phase.winner).not.toBeNull();
});

test('it knows both roads: games end by points and by recipe', () => {
  const ends = Array.from({ length: 20 }, (_, deal) => endByInstinct(4, `roads-${deal}`).phase);
  for (const because of ['points', 'recipe'])
    expect(ends).toContainEqual(expect.objectContaining({ because }));
});

test('it begins at once when the town is to be laid by hand', () => {
  expect(choice(open(2, 'bot', { tiles: 'by-hand' }).state)).toEqual(BEGIN);
});

test('with nothing left to buy it ends its turn, and without money it takes a permit', () => {
  expect(choice(position({ bought: 2 }))).toEqual(END);
  expect(choice(position({ money: 0 }))).toEqual(PERMIT);
});

test('it suspects the recipe that the houses of a player suit, and never one that is ruled out or its own', () => {
  const state = position({
    recipe: 'R1',
    others: [
      { owns: 'A3 C5 E2', recipe: 'R5' },
      { recipe: 'R6', ruledOut: 'R2' },
    ],
  });
  const deals = dealsFor(town, game.view(state, 0));
  const likely = (seat: number): number[] =>
    town.recipes.map((_, recipe) => {
      let before = 0;
      let sum = 0;
      for (const { recipes, upTo } of deals) {
        if (recipes[seat] === recipe) sum += upTo - before;
        before = upTo;
      }
      return sum / before;
    });
  const [mine, nutty, other] = [0, 1, 2].map(likely);
  expect(mine).toEqual([1, 0, 0, 0, 0, 0]);
  expect(Math.max(...nutty!)).toBe(nutty![1]); // 6 chocolate and 8 nuts
  expect([other![0], other![1]]).toEqual([0, 0]);
});

test('characters open differently', () => {
  const openings = (seed: string): number => {
    const { state } = open(4, seed);
    const { seat } = state.turn;
    const moves = CHARACTERS.map(character => steady({ ...sight(state, seat, 'taste'), character }));
    return new Set(moves.map(move => JSON.stringify(move))).size;
  };
  expect(Math.max(...['a', 'b', 'c', 'd'].map(openings))).toBeGreaterThan(2);
});

test('it is deterministic, and told only what its seat sees', () => {
  const state = position({ owns: 'B1-1', money: 7, others: [{ recipe: 'R4' }] });
  const dream = game.determinize(game.view(state, 0), 0, randomOf(seedRng('dream')));
  for (const bot of [easy, normal, strong]) expect(choice(dream, bot)).toEqual(choice(state, bot));
  expect(choice(state)).not.toEqual(buy('A1-1'));
});

test('[EC-A27] asked to share the victory, it does so unless points would make it the winner', () => {
  const asked = (points: number) => {
    const options = { stalemate: 'vote' } as const;
    const phase = { name: 'voting', because: 'quiet', agreed: 0 } as const;
    return position({ points, others: [{ points: 3 }], options, phase, quiet: 18 });
  };
  expect(choice(asked(4))).toEqual({ type: 'vote', share: false });
  expect(choice(asked(3))).toEqual({ type: 'vote', share: true });
  expect(choice(asked(2))).toEqual({ type: 'vote', share: true });
});
