import { questionFor } from '../core/frame.ts';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { advance, anyLegal, choices, copyOf, draftOf, legal, play, start } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
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

export const OPERATIONS = [
  'playout',
  'move',
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
  readonly first: Read<V['State']>;
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
  const first = start(game, { options, seats, seed: 'bench' }).state;
  return { game, seats, random, first, moments: random.shuffle(moments) };
}

function worksOf<V extends Vocabulary>(subject: Subject<V>): { readonly [O in Operation]: Work } {
  const { game, random, moments } = subject;
  let at = 0;
  const each =
    (act: (moment: Moment<V>) => unknown): Work =>
    times => {
      for (let n = 0; n < times; n++) use(act(moments[at++ % moments.length]!));
      return times;
    };
  return {
    playout: times => {
      for (let n = 0; n < times; n++) playOut(subject);
      return times;
    },
    move: times => {
      let moves = 0;
      while (moves < times) moves += playOut(subject);
      return moves;
    },
    copyOf: each(({ state }) => copyOf(game, state)),
    view: each(({ state, seat }) => game.view(state, seat)),
    choices: each(({ state, seat }) => choices(game, state, seat)),
    questionFor: each(({ state, seat }) => questionFor(game, state, seat)),
    play: each(({ state, seat, move }) => play(game, state, { seat, move })),
    determinize: each(({ view, seat }) => game.determinize(view, seat, random)),
  };
}

/** One random game on a draft of our own, from the first decision to the last; answers with its number of moves. */
export function playOut<V extends Vocabulary>({ game, first, random }: Omit<Subject<V>, 'moments'>): number {
  const draft = draftOf(game, copyOf(game, first), { random });
  for (let moves = 0; ; moves++) {
    const pending = game.pending(draft.state as Read<V['State']>);
    if (pending.length === 0) return moves;
    const question = pending.length === 1 ? pending[0]! : random.pick(pending);
    advance(draft, question.seat, anyLegal(draft, question, random));
  }
}

function meanBytes(values: readonly unknown[]): number {
  const total = values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);
  return Math.round(total / values.length);
}
