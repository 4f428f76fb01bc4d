import { describe, expect, test } from 'vitest';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { openMatch } from '../core/match.ts';
import { defaultOptions } from '../core/opening.ts';
import { legal } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import { lastOf, nth } from '../core/sure.ts';
import { gameCalled, GAMES } from '../games/index.ts';
import type { GameBots } from './game-bots.ts';
import { hintsFor } from './hints.ts';
import { wentBy } from './decisions.ts';
import { reviewOf } from './review.ts';

type State = Read<Vocabulary['State']>;

/** Of the effort that a review makes for a reader. */
const PART = 0.1;

/** A game that beginners played, to its end, with a move taken back in it wherever that is possible. */
function played(game: Game<Vocabulary>, bots: GameBots<Vocabulary>, seed: string) {
  const seats = Math.max(2, game.seats.min);
  const match = openMatch(game, { options: defaultOptions(game), seats, seed });
  const bot = bots.sprout(game);
  const random = randomOf(seedRng(`bots of ${seed}`));
  let takenBack = false;
  while (game.outcome(match.state) === null) {
    const { seat } = nth(game.pending(match.state), 0);
    const view = game.view(match.state, seat);
    append(match, { seat, move: bot({ view, seat, legal: legal(game, match.state, seat), random }) });
    if (!takenBack && match.entries.length > 4) takenBack = append(match, { seat, takeback: true }).ok;
  }
  return { went: wentBy(game, recordOf(match)), seats };
}

describe.each(Object.keys(GAMES))('%s', id => {
  const { box, bots } = gameCalled(id);
  const game = box.open(box.edition);
  const { went, seats } = played(game, bots, 'review');
  const review = reviewOf(game, bots, { ...went, part: PART });
  const { steps, of } = review.judgedOf(1);
  const own = review.decisions.filter(step => {
    const entry = nth(went.entries, step);
    return 'seat' in entry && entry.seat === 1;
  });
  // Of the second half: playouts are shorter there.
  const some = [0.5, 0.8].map(part => nth(own, Math.floor(part * own.length)));

  test('everything hidden from a seat can be dealt anew, and its review stays the same', () => {
    const dice = randomOf(seedRng('worlds'));
    const anew = (state: State) => game.determinize(game.view(state, 1), 1, dice) as State;
    const elsewhere = {
      ...went,
      states: went.states.map((state, step) => (some.includes(step) ? anew(state) : state)),
    };
    expect(elsewhere.states, 'something is hidden there').not.toEqual(went.states);
    const other = reviewOf(game, bots, { ...elsewhere, part: PART });
    for (const step of some) {
      expect(other.better(step), `better at ${step}`).toEqual(review.better(step));
      expect(other.effect(step), `effect at ${step}`).toEqual(review.effect(step));
      expect(other.chances(step, 1), `chances at ${step}`).toEqual(review.chances(step, 1));
      const hints = [went, elsewhere].map(({ states }) => {
        const state = nth(states, step);
        const seen = { view: game.view(state, 1), seat: 1, legal: legal(game, state, 1) };
        return hintsFor(game, bots, {
          seen: { ...seen, random: randomOf(seedRng('hint')) },
          seats,
          part: PART,
        });
      });
      expect(hints[1], `hints at ${step}`).toEqual(hints[0]);
      expect(nth(hints[0]!, 0).less).toBe(0);
    }
  });

  test('chances are everybody’s share, and the end is certain', () => {
    const { places } = review;
    expect([places[0], lastOf(places)]).toEqual([0, went.entries.length]);
    for (const step of [0, ...some]) {
      const chances = review.chances(step, 'table');
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    }
    const winners = nth(game.outcome(lastOf(went.states))!.places, 0);
    const shares = review.chances(lastOf(places), 'table');
    for (const [seat, share] of shares.entries())
      expect(share).toBeCloseTo(winners.includes(seat) ? 1 / winners.length : 0, 6);
  });

  test('what changed chances is a decision or a draw between the two steps, another for every change', () => {
    const { stops, decisions } = review;
    expect([stops[0], lastOf(stops)]).toEqual([0, went.entries.length]);
    expect(stops.slice(1, -1).filter(stop => !decisions.includes(stop))).toEqual([]);
    for (const step of some) {
      const i = stops.findLastIndex(stop => stop <= step);
      const [since, next] = [nth(stops, i), nth(stops, i + 1)];
      const within = decisions.filter(at => at >= since && at < next);
      const changes = { since, step: next, seat: 1 };
      // Any decision does more than this, and none does so much.
      const small = review.cause({ ...changes, by: -10 });
      expect(small).toEqual({ is: 'decision', at: expect.toBeOneOf(within) as number });
      const { is, at } = review.cause({ ...changes, by: 10 });
      expect(at >= since && at < next).toBe(true);
      expect(is === 'luck' || within.includes(at), 'no forced move is called a decision').toBe(true);
    }
  });

  test('decisions that were taken back are not judged, and long games are sampled evenly', () => {
    const back = went.entries.flatMap((entry, step) => ('takeback' in entry ? [step - 1] : []));
    expect(review.decisions.filter(step => back.includes(step))).toEqual([]);
    expect(review.decisions.every(step => 'move' in nth(went.entries, step))).toBe(true);
    expect(of).toBe(own.length);
    expect(own.filter(step => steps.includes(step))).toEqual(steps);
  });
});

test('whoever looks at one card after the other has decided nothing yet', () => {
  const { box, bots } = gameCalled('seasons-of-rice');
  const game = box.open(box.edition);
  const match = openMatch(game, { options: defaultOptions(game), seats: 2, seed: 'leafing' });
  const bot = bots.sprout(game);
  const random = randomOf(seedRng('leafing'));
  const looks: number[] = [];
  while (game.outcome(match.state) === null) {
    const { seat } = nth(game.pending(match.state), 0);
    const choices = legal(game, match.state, seat);
    const picks = choices.filter(({ type }) => type === 'pick');
    if (looks.length === 0 && picks.length > 2) {
      for (const move of picks) {
        looks.push(match.entries.length);
        append(match, { seat, move });
      }
      continue;
    }
    append(match, { seat, move: bot({ view: game.view(match.state, seat), seat, legal: choices, random }) });
  }
  const { decisions } = reviewOf(game, bots, { ...wentBy(game, recordOf(match)), part: PART });
  expect(looks.length).toBeGreaterThan(2);
  expect(decisions.filter(step => looks.includes(step))).toEqual([]);
  expect(decisions.length).toBeGreaterThan(5);
});
