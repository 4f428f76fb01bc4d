import { expect, test } from 'vitest';
import type { Read, Vocabulary } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { openMatch } from '../core/match.ts';
import { defaultOptions } from '../core/opening.ts';
import { legal } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import { nth } from '../core/sure.ts';
import { gameCalled } from '../games/index.ts';
import type { Bot } from './bot.ts';
import { decisionsOf, type Went, wentBy } from './decisions.ts';
import { LEVELS, MIDDLE } from './levels.ts';
import { average } from './statistics.ts';
import { strengthOf } from './strength.ts';

// The game whose bots are quickest.
const { box, bots } = gameCalled('chicoree');
const game = box.open(box.edition);
const GAMES = 4;
const seatIn = (n: number) => n % 3;

/** The nth game of somebody among apprentices. */
function played(who: Bot<Vocabulary>, n: number): Went<Vocabulary> {
  const match = openMatch(game, { options: defaultOptions(game), seats: 3, seed: `strength ${n}` });
  const random = randomOf(seedRng(`strength ${n}`));
  const others = bots.apprentice(game);
  while (game.outcome(match.state) === null) {
    const { seat } = nth(game.pending(match.state), 0);
    const seen = { view: game.view(match.state, seat), seat, legal: legal(game, match.state, seat), random };
    append(match, { seat, move: (seat === seatIn(n) ? who : others)(seen) });
  }
  return wentBy(game, recordOf(match));
}

/** The place among the levels where this bot is found, over some games. */
const placeOf = (who: Bot<Vocabulary>): number =>
  average(
    Array.from({ length: GAMES }, (_, n) =>
      LEVELS.indexOf(strengthOf(game, bots, { went: played(who, n), seat: seatIn(n) })),
    ),
  );

const upTo = (step: number, { entries, states, seats }: Went<Vocabulary>): Went<Vocabulary> => ({
  entries: entries.slice(0, step),
  states: states.slice(0, step + 1),
  seats,
});

test('whoever plays at random or like a beginner is found weak, better ones better', () => {
  const places = {
    random: placeOf(({ legal: choices, random }) => random.pick(choices)),
    sprout: placeOf(bots.sprout(game)),
    gardener: placeOf(bots.gardener(game)),
    strong: placeOf(bots['green-thumb'](game)),
  };
  const middle = LEVELS.indexOf(MIDDLE);
  expect(places.random).toBeLessThan(middle - 1);
  expect(places.sprout).toBeLessThan(middle - 0.5);
  expect(Math.abs(places.gardener - middle)).toBeLessThanOrEqual(1);
  expect(places.strong).toBeGreaterThan(places.sprout + 1);
});

test('a few decisions tell nothing', () => {
  const went = played(({ legal: choices, random }) => random.pick(choices), 0);
  const { decisions, moverAt } = decisionsOf(game, went);
  const own = decisions.filter(step => moverAt(step).seat === 0);
  const known = (count: number) =>
    strengthOf(game, bots, { went: upTo(nth(own, count - 1) + 1, went), seat: 0 });
  expect([known(1), known(5)]).toEqual([MIDDLE, MIDDLE]);
  expect(known(own.length)).not.toBe(MIDDLE);
});

test('everything hidden from the seat can be dealt anew, and it is found as strong', () => {
  const went = played(bots.sprout(game), 1);
  const dice = randomOf(seedRng('worlds'));
  const { decisions, moverAt } = decisionsOf(game, went);
  const own = decisions.filter(step => moverAt(step).seat === 1);
  const states = went.states.map(
    (state, step): Read<Vocabulary['State']> =>
      own.includes(step) ? game.determinize(game.view(state, 1), 1, dice) : state,
  );
  expect(states).not.toEqual(went.states);
  expect(strengthOf(game, bots, { went: { ...went, states }, seat: 1 })).toBe(
    strengthOf(game, bots, { went, seat: 1 }),
  );
});
