import { copy } from '../../../core/data.ts';
import type { Read, Seat } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import {
  type AnyRefusal,
  advance,
  draftOf,
  legal,
  play as playOn,
  recognise,
  refuse,
  type Step,
  start,
} from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { append, type Match, openMatch } from '../../../core/record.ts';
import type { Scripted } from '../../../testkit/scripted.ts';
import { chillAndChili } from '../index.ts';
import { listOf } from '../hand.ts';
import type { ChillAndChili, Event, Move, Options, PlayerView, State } from '../vocabulary.ts';
import { words } from './words.ts';

export const game = chillAndChili.open(chillAndChili.edition);

export interface Played {
  readonly state: Read<State>;
  readonly events: readonly Event[];
}

/** Plays these moves, each by whoever must decide; tells all that happened. */
export function play(state: Read<State>, ...moves: readonly Move[]): Played {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const played = playOn(game, now, { seat: now.turn.seat, move });
    if (!played.ok) throw new Error(`${move.type} was refused: ${JSON.stringify(played.error)}`);
    now = played.value.state;
    events.push(...played.value.events);
  }
  return { state: now, events };
}

/** Plays one move with loaded dice, all of which must be used. */
export function playWith(dice: Scripted, before: Read<State>, move: Move): Played {
  const refused = refusal(before, move);
  if (refused) throw new Error(`${move.type} was refused: ${JSON.stringify(refused)}`);
  const events: Event[] = [];
  const draft = draftOf(game, copy(before) as State, {
    random: dice,
    emit: event => void events.push(event),
  });
  advance(draft, before.turn.seat, move);
  dice.usedUp();
  return { state: draft.state as Read<State>, events };
}

/** Why this move is refused, or null. */
export function refusal(
  state: Read<State>,
  move: Move,
  seat: Seat = state.turn.seat,
): AnyRefusal<ChillAndChili> | null {
  return refuse(game, state, { seat, move });
}

/** The move the table makes of a message that could come from anybody, or null. */
export function understood(state: Read<State>, json: unknown): Move | null {
  return recognise(game, state, { seat: state.turn.seat, json });
}

/** The kinds of move that are legal now, each once. */
export function legalKinds(state: Read<State>): string[] {
  return [...new Set(legal(game, state, state.turn.seat).map(move => move.type))];
}

export function open(seats: number, seed = 'table', options: Partial<Options> = {}): Step<ChillAndChili> {
  return start(game, { options: { ...defaultOptions(game), ...options }, seats, seed });
}

/** A hosted table on which these moves were made from this position. */
export function matchAt(state: Read<State>, ...moves: readonly Move[]): Match<ChillAndChili> {
  const opening = { options: state.options, seats: state.players.length, seed: 'match' };
  const match = { ...openMatch(game, opening), state, news: [] };
  for (const move of moves)
    if (!append(match, { seat: match.state.turn.seat, move }).ok) throw new Error(`${move.type} was refused`);
  return match;
}

/** A random game from its opening to its end: every step of it. */
export function randomGame(
  seats: number,
  seed: string,
  options: Partial<Options> = {},
): readonly Step<ChillAndChili>[] {
  const dice = randomOf(seedRng(`moves of ${seed}`));
  const steps = [open(seats, seed, options)];
  for (;;) {
    const { state } = steps.at(-1)!;
    if (game.outcome(state)) return steps;
    const seat = state.turn.seat;
    const played = playOn(game, state, { seat, move: dice.pick(legal(game, state, seat)) });
    if (!played.ok) throw new Error('a legal move was refused');
    steps.push(played.value);
  }
}

export function hand(state: Read<State>, seat: Seat = 0): string {
  return words(listOf(state.players[seat]!.hand));
}

export function row(state: Read<State>, at: number): string {
  return words(state.market[at]!);
}

/** The beds as `position` takes them: `carrot1 carrot2 +1`. */
export function beds(state: Read<State>, seat: Seat = 0): string[] {
  return state.players[seat]!.beds.map(({ cards, drops }) => words(cards) + (drops > 0 ? ` +${drops}` : ''));
}

/** What everybody sees of a player. */
export function seen(state: Read<State>, seat: Seat = 0): PlayerView {
  return game.view(state, 'spectator').players[seat]!;
}
