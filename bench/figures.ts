import { questionFor } from '../core/frame.ts';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { advance, choices, copyOf, draftOf, legal, play, start } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { rollOut } from '../core/rollout.ts';
import { nth } from '../core/sure.ts';
import { measure, type Timing, use, type Work } from './measure.ts';
import { byKey } from '../core/keys.ts';

/** What is known about one game with one number of players. */
export interface Figures {
  readonly game: string;
  readonly seats: number;
  /** Moves in a rollout from the start of a game. */
  readonly length: number;
  /** Bytes of JSON, on average over a game. */
  readonly bytes: { readonly state: number; readonly view: number };
  /** Nanoseconds by operation. */
  readonly timings: { readonly [O in Operation]: Timing };
}

/** What bots and hosts run: a move of a rollout, a move tried in an imagined world, and the parts of both. */
export const OPERATIONS = [
  'rolled move',
  'trial',
  'copyOf',
  'legal',
  'view',
  'choices',
  'questionFor',
  'play',
  'determinize',
] as const;
export type Operation = (typeof OPERATIONS)[number];

interface Subject<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly random: Random;
  /** Where rollouts begin. */
  readonly starts: readonly Read<V['State']>[];
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
/** More than any rollout needs. */
const MOST_MOVES = 20_000;

export function figuresOf<V extends Vocabulary>(
  game: Game<V>,
  seats: number,
  { seconds, progress }: { readonly seconds: number; readonly progress: (operation: string) => void },
): Figures {
  const subject = subjectOf(game, seats);
  const work = worksOf(subject);
  const timings = byKey(OPERATIONS, operation => {
    progress(operation);
    return measure(work[operation], seconds);
  });
  const { moments } = subject;
  return {
    game: game.id,
    seats,
    length: Math.round(meanLength(subject)),
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
  const starts: Read<V['State']>[] = [];
  for (let n = 0; n < SAMPLE_GAMES; n++) {
    let { state } = start(game, { options, seats, seed: `bench-${n}` });
    starts.push(state);
    while (game.outcome(state) === null) {
      const { seat } = random.pick(game.pending(state));
      const move = random.pick(legal(game, state, seat));
      moments.push({ state, seat, move, view: game.view(state, seat) });
      const played = play(game, state, { seat, move });
      if (!played.ok) throw new Error(`Impossible: ${played.error.code}`);
      state = played.value.state;
    }
  }
  return { game, random, starts, moments: random.shuffle(moments) };
}

/** A rollout, exactly as bots run it; how many moves it took. */
function rolled<V extends Vocabulary>({ game, random }: Subject<V>, from: Read<V['State']>): number {
  const draft = draftOf(game, copyOf(game, from), { random });
  const moves = rollOut(draft, random, MOST_MOVES);
  use(draft.state);
  return moves;
}

function meanLength<V extends Vocabulary>(subject: Subject<V>): number {
  const lengths = subject.starts.map(from => rolled(subject, from));
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

function worksOf<V extends Vocabulary>(subject: Subject<V>): { readonly [O in Operation]: Work } {
  const { game, random, moments, starts } = subject;
  let games = 0;
  let at = 0;
  const each =
    (act: (moment: Moment<V>) => unknown): Work =>
    times => {
      for (let n = 0; n < times; n++) use(act(nth(moments, at++ % moments.length)));
      return times;
    };
  return {
    'rolled move': times => {
      let moves = 0;
      while (moves < times) moves += rolled(subject, nth(starts, games++ % starts.length));
      return moves;
    },
    trial: each(({ state, seat, move }) => {
      const draft = draftOf(game, copyOf(game, state));
      advance(draft, seat, move);
      return draft.state;
    }),
    copyOf: each(({ state }) => copyOf(game, state)),
    view: each(({ state, seat }) => game.view(state, seat)),
    legal: each(({ state, seat }) => legal(game, state, seat)),
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
