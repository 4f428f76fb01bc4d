import { frameFor } from '../core/frame.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import type { AnyRefusal, Step } from '../core/play.ts';
import { advance, copyOf, draftOf, legal, play, recognise, refuse, start } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { append } from '../core/judge.ts';
import { type Match, openMatch } from '../core/match.ts';
import { lastOf } from '../core/sure.ts';
import type { Scripted } from './scripted.ts';

/** What a test wants to find on a table, seat 0's part of it first; each game adds what else its tables have. */
export type Wished<Part, Options> = Part & {
  readonly seats?: number;
  readonly others?: readonly Part[];
  readonly options?: Partial<Options>;
};

/** What a rule test does with a game whose turns are taken one seat at a time. */
export interface Rehearsal<V extends Vocabulary> {
  /** Plays these moves, each by whoever must decide; tells all that happened. */
  play(state: Read<V['State']>, ...moves: readonly V['Move'][]): Played<V>;
  /** Plays moves of named seats, where several are asked at once. */
  playAs(state: Read<V['State']>, ...answers: readonly (readonly [Seat, V['Move']])[]): Played<V>;
  /** Plays one move with loaded dice, all of which must be used. */
  playWith(dice: Scripted, state: Read<V['State']>, move: V['Move']): Played<V>;
  /** Why this move is refused, or null. */
  refusal(state: Read<V['State']>, move: V['Move'], seat?: Seat): AnyRefusal<V> | null;
  /** The move parsed from untrusted JSON, or null. */
  understood(state: Read<V['State']>, json: unknown): V['Move'] | null;
  /** The kinds of move that are legal now, each once. */
  legalKinds(state: Read<V['State']>): string[];
  open(seats: number, seed?: string, options?: Partial<V['Options']>): Step<V>;
  /** A hosted table on which these moves were made from this position. */
  matchAt(state: Read<V['State']>, ...moves: readonly V['Move'][]): Match<V>;
  /** Every byte this viewer is sent once these moves were made: the view, the choices, the news. */
  told(viewer: Viewer, state: Read<V['State']>, ...moves: readonly V['Move'][]): string;
  /** Who of the seats and a spectator can tell two worlds apart, once these moves were made in both. */
  whoCanTell(
    worlds: readonly [Read<V['State']>, Read<V['State']>],
    ...moves: readonly V['Move'][]
  ): readonly Viewer[];
  /** What a bot on this seat is given to decide by: its view, its legal moves, and this luck. */
  sight(state: Read<V['State']>, seat: Seat, seed: string): Sight<V>;
  /** A random game from its opening to its end: every step of it. */
  randomGame(seats: number, seed: string, options?: Partial<V['Options']>): readonly Step<V>[];
}

export interface Played<V extends Vocabulary> {
  readonly state: Read<V['State']>;
  readonly events: readonly V['Event'][];
}

interface Sight<V extends Vocabulary> {
  readonly view: V['View'];
  readonly seat: Seat;
  readonly legal: readonly V['Move'][];
  readonly random: Random;
}

/** Games whose states tell their options and players, as every game's do. */
type Seated<V extends Vocabulary> = Read<V['State']> & {
  readonly options: Read<V['Options']>;
  readonly players: readonly unknown[];
};

export function rehearsal<V extends Vocabulary>(game: Game<V>): Rehearsal<V> {
  /** Whoever must decide; after the end, the first seat. */
  const turn = (state: Read<V['State']>): Seat => game.pending(state)[0]?.seat ?? 0;
  const refusal: Rehearsal<V>['refusal'] = (state, move, seat = turn(state)) =>
    refuse(game, state, { seat, move });
  const open: Rehearsal<V>['open'] = (seats, seed = 'table', options = {}) =>
    start(game, { options: { ...defaultOptions(game), ...options } as Read<V['Options']>, seats, seed });

  const played = (
    state: Read<V['State']>,
    answers: readonly (readonly [who: (now: Read<V['State']>) => Seat, move: V['Move']])[],
  ): Played<V> => {
    const events: V['Event'][] = [];
    let now = state;
    for (const [who, move] of answers) {
      const seat = who(now);
      const step = play(game, now, { seat, move });
      if (!step.ok)
        throw new Error(`${seat}: ${JSON.stringify(move)} was refused: ${JSON.stringify(step.error)}`);
      now = step.value.state;
      events.push(...step.value.events);
    }
    return { state: now, events };
  };
  const matchAt: Rehearsal<V>['matchAt'] = (state, ...moves) => {
    const { options, players } = state as Seated<V>;
    const match = {
      ...openMatch(game, { options, seats: players.length, seed: 'match' }),
      state,
      news: [],
    };
    for (const move of moves)
      if (!append(match, { seat: turn(match.state), move }).ok)
        throw new Error(`${JSON.stringify(move)} was refused`);
    return match;
  };
  const told: Rehearsal<V>['told'] = (viewer, state, ...moves) =>
    JSON.stringify(frameFor(matchAt(state, ...moves), viewer));

  return {
    refusal,
    open,
    matchAt,
    told,
    understood: (state, json) => recognise(game, state, { seat: turn(state), json }),
    sight: (state, seat, seed) => ({
      view: game.view(state, seat),
      seat,
      legal: legal(game, state, seat),
      random: randomOf(seedRng(seed)),
    }),
    legalKinds: state => [...new Set(legal(game, state, turn(state)).map(move => move.type))],

    play: (state, ...moves) =>
      played(
        state,
        moves.map(move => [turn, move]),
      ),
    playAs: (state, ...answers) =>
      played(
        state,
        answers.map(([seat, move]) => [() => seat, move]),
      ),

    playWith(dice, state, move) {
      const refused = refusal(state, move);
      if (refused) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(refused)}`);
      const events: V['Event'][] = [];
      const emit = (event: V['Event']) => void events.push(event);
      const draft = draftOf(game, copyOf(game, state), { random: dice, emit });
      advance(draft, turn(state), move);
      dice.usedUp();
      return { state: draft.state as Read<V['State']>, events };
    },

    whoCanTell([one, other], ...moves) {
      const viewers: readonly Viewer[] = [...(one as Seated<V>).players.keys(), 'spectator'];
      return viewers.filter(viewer => told(viewer, one, ...moves) !== told(viewer, other, ...moves));
    },

    randomGame(seats, seed, options = {}) {
      const dice = randomOf(seedRng(`moves of ${seed}`));
      const steps = [open(seats, seed, options)];
      for (;;) {
        const { state } = lastOf(steps);
        if (game.outcome(state)) return steps;
        const seat = turn(state);
        const step = play(game, state, { seat, move: dice.pick(legal(game, state, seat)) });
        if (!step.ok) throw new Error('a legal move was refused');
        steps.push(step.value);
      }
    },
  };
}
