import type { Game, Outcome, Read, Seat, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';
import type { Bot } from './bot.ts';
import { playOut } from './match.ts';
import { average, type Estimate, estimate } from './statistics.ts';

export interface Contest<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly options: Read<V['Options']>;
  readonly seats: number;
  readonly seed: string;
  readonly candidate: Bot<V>;
  /** The other seats, clockwise from the candidate; a short list is repeated. */
  readonly opponents: readonly Bot<V>[];
}

/** A duplicate deal: one deal, played once with the candidate in every seat, so that luck of the deal and of the seat cancels out. */
export interface Block {
  /** The candidate's part of the victories, from 0 to 1; a shared one is split. */
  readonly wins: number;
  readonly score: number;
  /** Of all opponents. */
  readonly theirs: number;
}

export interface Summary {
  readonly games: number;
  /** What a bot no better than its opponents wins. */
  readonly par: number;
  readonly wins: Estimate;
  readonly score: Estimate;
  readonly theirs: Estimate;
}

export function playBlock<V extends Vocabulary>(contest: Contest<V>, deal: number): Block {
  const { game, options, seats, candidate, opponents } = contest;
  const seed = `${contest.seed}/${deal}`;
  const games = Array.from({ length: seats }, (_, seat) => {
    const bots = Array.from({ length: seats }, (_, at) => {
      const behind = (at - seat + seats) % seats;
      return behind === 0 ? candidate : nth(opponents, (behind - 1) % opponents.length);
    });
    return { seat, outcome: playOut(game, { options, seats, seed }, { bots, seed: `${seed}/${seat}` }) };
  });
  return {
    wins: average(games.map(({ seat, outcome }) => share(outcome, seat))),
    score: average(games.map(({ seat, outcome }) => total(outcome, seat))),
    theirs: average(
      games.flatMap(({ seat, outcome }) =>
        outcome.scores.map((_, other) => total(outcome, other)).filter((_, other) => other !== seat),
      ),
    ),
  };
}

/** What the blocks say: the games of a block are not independent, the blocks are. */
export function summary(blocks: readonly Block[], seats: number): Summary {
  return {
    games: blocks.length * seats,
    par: 1 / seats,
    wins: estimate(blocks.map(block => block.wins)),
    score: estimate(blocks.map(block => block.score)),
    theirs: estimate(blocks.map(block => block.theirs)),
  };
}

function share<V extends Vocabulary>({ places: [first = []] }: Outcome<V>, seat: Seat): number {
  return first.includes(seat) ? 1 / first.length : 0;
}

function total<V extends Vocabulary>({ scores }: Outcome<V>, seat: Seat): number {
  return Object.values<number>(nth(scores, seat)).reduce((sum, points) => sum + points, 0);
}
