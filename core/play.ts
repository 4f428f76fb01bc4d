import { fieldOf } from './schema.ts';
import { copy, same } from './data.ts';
import type {
  ClosingRule,
  Game,
  MoveRule,
  Pending,
  Read,
  Refusal,
  Seat,
  Effects,
  Vocabulary,
} from './game.ts';
import { type Random, randomOf, seedRng } from './random.ts';
import { no, ok, type Result } from './result.ts';
import { readOnly } from './sure.ts';

/** The result of a move: next state and events. */
export interface Step<V extends Vocabulary> {
  readonly state: Read<V['State']>;
  readonly events: readonly V['Event'][];
  /** True when nobody who learnt from it may go back before this step. */
  readonly sealed: boolean;
  /** Whether somebody is asked now who was not asked before: it is final as soon as another seat acts. */
  readonly passes: boolean;
}

/** What every game refuses in the same way. */
export type CoreRefusal = 'game-over' | 'not-your-decision' | 'not-now' | 'no-such-move';

export interface RefusalByCore {
  readonly code: CoreRefusal;
  readonly clause: 'core';
  readonly with?: never;
}

export type AnyRefusal<V extends Vocabulary> = Refusal<V> | RefusalByCore;

/** A seat's answer to its question (a command's payload). */
export interface Answer<V extends Vocabulary> {
  readonly seat: Seat;
  readonly move: V['Move'];
}

/** A candidate move with its refusal or null (its validation result): what the screen offers, or disables and explains. */
export interface Choice<V extends Vocabulary> {
  readonly move: V['Move'];
  readonly refusal: Refusal<V> | null;
}

/** What a game starts from: its initial parameters. */
export interface Opening<V extends Vocabulary> {
  readonly options: Read<V['Options']>;
  readonly seats: number;
  readonly seed: string;
  /** Where a study begins (a lesson, or an analysis board: a game played on from somewhere): nothing is dealt. Its generator is replaced by the seed's. */
  readonly position?: Read<V['State']>;
}

export function start<V extends Vocabulary>(game: Game<V>, opening: Opening<V>): Step<V> {
  const { options, seats, seed, position } = opening;
  const rng = seedRng(seed);
  if (position) return { state: { ...position, rng }, events: [], sealed: true, passes: true };
  const events: V['Event'][] = [];
  const emit = (event: V['Event']) => void events.push(event);
  const laidOut = game.setup({ options, seats, random: randomOf(rng), emit });
  return { state: { ...laidOut, rng } as Read<V['State']>, events, sealed: true, passes: true };
}

/** Why this seat may not make this move now, or null. */
export function refuse<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  { seat, move }: Answer<V>,
): AnyRefusal<V> | null {
  return (
    refuseKind(game, state, { seat, type: move.type }) ?? ruleOf(game, move.type).refuse(state, seat, move)
  );
}

/** Why this seat is not asked about this kind of move now, or null. */
export function refuseKind<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  { seat, type }: { readonly seat: Seat; readonly type: string },
): RefusalByCore | null {
  const pending = game.pending(state);
  if (pending.length === 0) return { code: 'game-over', clause: 'core' };
  const offered = pending.find(question => question.seat === seat);
  if (!offered) return { code: 'not-your-decision', clause: 'core' };
  return offered.moves.includes(type) ? null : { code: 'not-now', clause: 'core' };
}

/** All candidate moves of this seat, legal or not, in a fixed order. */
export function choices<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  seat: Seat,
): Choice<V>[] {
  const offered = game.pending(state).find(question => question.seat === seat);
  const judged: Choice<V>[] = [];
  for (const type of offered?.moves ?? []) {
    const rule = ruleOf(game, type);
    for (const move of rule.candidates(state, seat))
      judged.push({ move, refusal: rule.refuse(state, seat, move) });
  }
  return judged;
}

/** Every listed legal move of this seat, in a fixed order. */
export function legal<V extends Vocabulary>(game: Game<V>, state: Read<V['State']>, seat: Seat): V['Move'][] {
  const found: V['Move'][] = [];
  const pending = game.pending(state);
  for (let i = 0; i < pending.length; i++) {
    const question = pending[i]!;
    if (question.seat !== seat) continue;
    for (let k = 0; k < question.moves.length; k++)
      addLegal(ruleOf(game, question.moves[k]!), { state, seat }, found);
  }
  return found;
}

/** The legal moves that lead on, for simulations: none that only takes back what its seat chose in the same decision. */
export function forward<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  { seat, moves }: Pending<V>,
): V['Move'][] {
  const found: V['Move'][] = [];
  for (let k = 0; k < moves.length; k++) {
    const rule = ruleOf(game, moves[k]!);
    if (!rule.retracts?.(state, seat)) addLegal(rule, { state, seat }, found);
  }
  return found.length > 0 ? found : legal(game, state, seat);
}

function addLegal<V extends Vocabulary>(
  rule: MoveRule<V, V['Move']>,
  { state, seat }: { readonly state: Read<V['State']>; readonly seat: Seat },
  found: V['Move'][],
): void {
  if (rule.legal) return rule.legal(state, seat, found);
  const candidates = rule.candidates(state, seat);
  for (let i = 0; i < candidates.length; i++) {
    const move = candidates[i]!;
    if (rule.refuse(state, seat, move) === null) found.push(move);
  }
}

/** Turns untrusted JSON into a move: it is one only if it equals a candidate, or the rule itself recognises it. */
export function recognise<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  { seat, json }: { readonly seat: Seat; readonly json: unknown },
): V['Move'] | null {
  const type = fieldOf(json, 'type');
  if (typeof type !== 'string' || !Object.hasOwn(game.moves, type)) return null;
  const rule = ruleOf(game, type);
  const listed = rule.candidates(state, seat).find(move => same(move, json));
  return listed ?? rule.recognise?.(json) ?? null;
}

/** The step this move leads to, or why there is none. The state given is never touched. */
export function play<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  answer: Answer<V>,
): Result<Step<V>, AnyRefusal<V>> {
  const refusal = refuse(game, state, answer);
  if (refusal) return no(refusal);

  const events: V['Event'][] = [];
  const draft = draftOf(game, copyOf(game, state), { emit: event => void events.push(event) });
  advance(draft, answer.seat, answer.move);
  const next = readOnly(draft.state);

  const asked = new Set(game.pending(state).map(question => question.seat));
  return ok({
    state: next,
    events,
    sealed: draft.sealed || isFinal(game, state, next),
    passes: game.pending(next).some(question => !asked.has(question.seat)),
  });
}

/** What makes any move final: the end of the game, a random draw, and a race, in which others hear of it at once. */
function isFinal<V extends Vocabulary>(
  game: Game<V>,
  before: Read<V['State']>,
  after: Read<V['State']>,
): boolean {
  return game.outcome(after) !== null || game.race?.(before) === true || !same(before.rng, after.rng);
}

/** The step that happens when the present question times out; null when no timer is running. */
export function close<V extends Vocabulary>(game: Game<V>, state: Read<V['State']>): Step<V> | null {
  const timer = game.timer?.(state);
  if (!timer) return null;
  const events: V['Event'][] = [];
  const draft = draftOf(game, copyOf(game, state), { emit: event => void events.push(event) });
  const rules: { readonly [type: string]: ClosingRule<V, V['Closing']> } = game.closings;
  rules[timer.closing.type]!.apply(draft.state, timer.closing, draft.effects);
  return { state: readOnly(draft.state), events, sealed: true, passes: true };
}

/** A mutable state that moves are played on in place, without copies or events: the fast path of bots and simulations. */
export interface Draft<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly state: V['State'];
  readonly effects: { -readonly [K in keyof Effects<V>]: Effects<V>[K] };
  /** Whether the last move sealed itself. */
  sealed: boolean;
}

export function draftOf<V extends Vocabulary>(
  game: Game<V>,
  state: V['State'],
  { emit, random }: { readonly emit?: (event: V['Event']) => void; readonly random?: Random } = {},
): Draft<V> {
  const draft: Draft<V> = {
    game,
    state,
    effects: {
      seat: 0,
      random: random ?? randomOf(state.rng),
      emit,
      seal: () => {
        draft.sealed = true;
      },
    },
    sealed: false,
  };
  return draft;
}

/** Carries out a move that is known to be legal. */
export function advance<V extends Vocabulary>(draft: Draft<V>, seat: Seat, move: V['Move']): void {
  const rule = ruleOf(draft.game, move.type);
  draft.effects.seat = seat;
  draft.sealed = rule.takeback !== true;
  rule.apply(draft.state, move, draft.effects);
}

export function copyOf<V extends Vocabulary>(game: Game<V>, state: Read<V['State']>): V['State'] {
  return game.copy ? game.copy(state) : (copy(state) as V['State']);
}

/** A rule is asked about moves of its own kind only: so each may stand for one that is asked about any. */
export function ruleOf<V extends Vocabulary>(game: Game<V>, type: string): MoveRule<V, V['Move']> {
  const rules: { readonly [type: string]: MoveRule<V, V['Move']> } = game.moves;
  return rules[type]!;
}
