import { expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { BELIEFS } from '../bot/beliefs.ts';
import { bots } from '../bot/index.ts';
import { suspicionOf } from '../bot/suspicion.ts';
import type { EnemyChocolatier, Move, State } from '../vocabulary.ts';
import { cheapestHouse } from './cheapest-house.ts';
import { position, town } from './position.ts';
import { BEGIN, buy, END, game, open, PERMIT, play, player } from './table.ts';

const easy = bots.easy(game);
const normal = bots.normal(game);

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

test.each([2, 3, 4, 5, 6])('the normal bot beats random play with %i players', seats => {
  expect(wins(normal, randomBot, { seats, deals: 1 })).toBe(1);
});

test.each([
  [2, 4],
  [4, 2],
  [6, 1],
])('the normal bot beats whoever always buys the cheapest house, with %i players', (seats, deals) => {
  expect(wins(normal, cheapestHouse, { seats, deals })).toBeGreaterThan(1.5 / seats);
});

test('the easy bot beats random play, and the normal bot beats the easy one', () => {
  expect(wins(easy, randomBot, { seats: 3, deals: 2 })).toBeGreaterThan(0.6);
  expect(wins(normal, easy, { seats: 3, deals: 4 })).toBeGreaterThan(1.4 / 3);
});

/** What the normal bot does here. */
function choice(state: Read<State>, bot = normal): Move {
  const { seat } = state.turn;
  const random = randomOf(seedRng('choice'));
  return bot({ view: game.view(state, seat), seat, legal: legal(game, state, seat), random });
}

test('it takes a house that completes its recipe', () => {
  const owns = 'D3 B5 C6-1 C5-1 C5-2 E1 F5-1 F5-2';
  const state = position({ recipe: 'R1', owns, others: [{ owns: 'C4' }] });
  expect(play(state, choice(state)).state.phase).toMatchObject({ because: 'recipe', winner: 0 });
});

test('it breaks up what would make somebody else win with the next income', () => {
  const state = position({ owns: 'A1', others: [{ owns: 'A3', points: 18 }], money: 12 });
  expect(choice(state)).toMatchObject({ type: 'buy', house: expect.stringMatching(/^A3/) });
});

test('it closes a neighbourhood of many houses in one go with its permits', () => {
  let state = position({ money: 24, permits: 4, recipe: 'R2', others: [{ owns: 'C5-1 F5-1 A3-1 D2-1' }] });
  while (state.turn.seat === 0) state = play(state, choice(state)).state;
  expect(player(state).controls.length).toBeGreaterThan(0);
  expect(player(state).permits).toBeLessThan(4);
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
  const [mine, nutty, other] = suspicionOf(town, game.view(state, 0), BELIEFS.suspicion);
  expect(mine).toEqual([1, 0, 0, 0, 0, 0]);
  expect(Math.max(...nutty!)).toBe(nutty![1]); // 6 chocolate and 8 nuts
  expect([other![0], other![1]]).toEqual([0, 0]);
  for (const row of [nutty!, other!]) expect(row.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
});

test('it knows both roads: games between normal bots end by points and by recipe', () => {
  const ends = new Set<string>();
  const watched: typeof game = {
    ...game,
    outcome: state => {
      if (state.phase.name === 'over') ends.add(state.phase.because);
      return game.outcome(state);
    },
  };
  for (const deal of [0, 1, 2])
    playBlock(
      {
        game: watched,
        options: defaultOptions(game),
        seats: 2,
        seed: 'roads',
        candidate: normal,
        opponents: [normal],
      },
      deal,
    );
  expect(ends).toEqual(new Set(['points', 'recipe']));
});

test('it is deterministic, and told only what its seat sees', () => {
  const state = position({ owns: 'B1-1', money: 7, others: [{ recipe: 'R4' }] });
  const dream = game.determinize(game.view(state, 0), 0, randomOf(seedRng('dream')));
  for (const bot of [easy, normal]) expect(choice(dream, bot)).toEqual(choice(state, bot));
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
