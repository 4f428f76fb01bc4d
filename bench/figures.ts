import type { Bot } from '../bots/bot.ts';
import { playOut } from '../bots/match.ts';
import { randomBot } from '../bots/random.ts';
import { questionFor } from '../core/frame.ts';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { advance, choices, copyOf, draftOf, legal, play, start } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { measure, type Timing, use, type Work } from './measure.ts';

/** What is known about one game with one number of players. */
export interface Figures {
  readonly game: string;
  readonly seats: number;
  /** Moves in a random game. */
  readonly length: number;
  /** Bytes of JSON, on average over a game. */
  readonly bytes: { readonly state: number; readonly view: number };
  /** Nanoseconds by operation. */
  readonly timings: { readonly [O in Operation]: Timing };
}

/** What bots and hosts run: a game between bots, a move tried in an imagined world, and the parts of both. */
export const OPERATIONS = [
  'playout',
  'trial',
  'copyOf',
  'view',
  'choices',
  'questionFor',
  'play',
  'determinize',
] as const;
export type Operation = (typeof OPERATIONS)[number];

interface Subject<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly seats: number;
  readonly random: Random;
  /** All moments of some random games, shuffled, each with a seat that must decide and what it does. */
  readonly moments: readonly Moment<V>[];
}

interface Moment<V extends Vocabulary> {
  readonly state: Read<V['State']>;
  readonly seat: number;
  readonly move: V['Move'];
  readonly view: V['View'];
}

const SAMPLE_GAMES = 8;

export function figuresOf<V extends Vocabulary>(
  game: Game<V>,
  seats: number,
  { seconds, progress }: { readonly seconds: number; readonly progress: (operation: string) => void },
): Figures {
  const subject = subjectOf(game, seats);
  const work = worksOf(subject);
  const timings = {} as { [O in Operation]: Timing };
  for (const operation of OPERATIONS) {
    progress(operation);
    timings[operation] = measure(work[operation], seconds);
  }
  const { moments } = subject;
  return {
    game: game.id,
    seats,
    length: Math.round(moments.length / SAMPLE_GAMES),
    bytes: {
      state: meanBytes(moments.map(({ state }) => state)),
      view: meanBytes(moments.map(({ view }) => view)),
    },
    timings,
  };
}

function subjectOf<V extends Vocabulary>(game: Game<V>, seats: number): Subject<V> {
  const random = randomOf(seedRng('bench'));
  const options = defaultOptions(game);
  const moments: Moment<V>[] = [];
  for (let n = 0; n < SAMPLE_GAMES; n++) {
    let { state } = start(game, { options, seats, seed: `bench-${n}` });
    while (game.outcome(state) === null) {
      const { seat } = random.pick(game.pending(state));
      const move = random.pick(legal(game, state, seat));
      moments.push({ state, seat, move, view: game.view(state, seat) });
      const played = play(game, state, { seat, move });
      if (!played.ok) throw new Error(`Impossible: ${played.error.code}`);
      state = played.value.state;
    }
  }
  return { game, seats, random, moments: random.shuffle(moments) };
}

function worksOf<V extends Vocabulary>(subject: Subject<V>): { readonly [O in Operation]: Work } {
  const { game, seats, random, moments } = subject;
  const options = defaultOptions(game);
  const bots = Array.from({ length: seats }, (): Bot<V> => randomBot);
  let games = 0;
  const nextSeed = () => `bench-${games++ % SAMPLE_GAMES}`;
  let at = 0;
  const each =
    (act: (moment: Moment<V>) => unknown): Work =>
    times => {
      for (let n = 0; n < times; n++) use(act(nth(moments, at++ % moments.length)));
      return times;
    };
  return {
    playout: times => {
      for (let n = 0; n < times; n++)
        use(playOut(game, { options, seats, seed: nextSeed() }, { bots, seed: 'bots' }));
      return times;
    },
    trial: each(({ state, seat, move }) => {
      const draft = draftOf(game, copyOf(game, state));
      advance(draft, seat, move);
      return draft.state;
    }),
    copyOf: each(({ state }) => copyOf(game, state)),
    view: each(({ state, seat }) => game.view(state, seat)),
    choices: each(({ state, seat }) => choices(game, state, seat)),
    questionFor: each(({ state, seat }) => questionFor(game, state, seat)),
    play: each(({ state, seat, move }) => play(game, state, { seat, move })),
    determinize: each(({ view, seat }) => game.determinize(view, seat, random)),
  };
}

function meanBytes(values: readonly unknown[]): number {
  const total = values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);
  return Math.round(total / values.length);
}
