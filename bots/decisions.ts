import { same } from '../core/data.ts';
import type { Game, MoveRule, Read, Seat, Vocabulary } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { ofKind } from '../core/keys.ts';
import { type Entry, openMatch } from '../core/match.ts';
import { legal } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { type GameRecord, openingOf } from '../core/record.ts';
import { nth } from '../core/sure.ts';
import type { Asked } from './weighing.ts';

/** A game as it went: the state before every entry, and the last one. */
export interface Went<V extends Vocabulary> {
  readonly entries: readonly Entry<V>[];
  readonly states: readonly Read<V['State']>[];
  readonly seats: number;
}

/** A record that is known to replay. */
export function wentBy<V extends Vocabulary>(game: Game<V>, record: GameRecord<V>): Went<V> {
  const match = openMatch(game, openingOf(record));
  const states = [match.state];
  for (const entry of record.entries) {
    append(match, entry);
    states.push(match.state);
  }
  return { entries: record.entries, states, seats: record.seats };
}

/** Who decided what in a game, and what they knew. A step is named by the number of entries before it. */
export interface Decisions<V extends Vocabulary> {
  /** The steps before the decisions that still stand, of everybody. */
  readonly decisions: readonly number[];
  /** Where something begins to be decided, the deal and the end. */
  readonly stops: readonly number[];
  moverAt(step: number): { readonly seat: Seat; readonly move: V['Move'] };
  /** Everything the player of a decision knew. The random seed depends only on the step and the purpose, never on hidden
   * information. */
  askedAt(step: number, purpose: string): Asked<V>;
  /** Whether an entry may have dealt or turned up something. */
  tellsNews(step: number): boolean;
}

/** What somebody decided at a step. */
export function moveAt<V extends Vocabulary>(entries: readonly Entry<V>[], step: number) {
  const entry = nth(entries, step);
  if (!('move' in entry)) throw new Error(`Impossible: step ${step} is no decision`);
  return entry;
}

export function decisionsOf<V extends Vocabulary>(game: Game<V>, { entries, states }: Went<V>): Decisions<V> {
  const moverAt = (step: number) => moveAt(entries, step);
  const moves = standing(entries);
  const decisions = moves.filter(step => legalAt(step).length > 1 && !isReconsidered(step));
  const begun = decisions.filter((step, i) => !isAnsweredWith(decisions[i - 1], step));
  const stops = [...new Set([0, ...begun, entries.length])];

  /** A player who picks another card, or takes one up again, has only looked: neither choice was their decision. */
  function isReconsidered(step: number): boolean {
    const { seat } = moverAt(step);
    const next = moves.find(other => other > step && moverAt(other).seat === seat);
    return retracts(step) || (next !== undefined && retracts(next));
  }
  /** Whether somebody else answered the same question just before: what both decided shows at once. */
  function isAnsweredWith(before: number | undefined, step: number): boolean {
    if (before === undefined) return false;
    const { seat } = moverAt(step);
    return (
      seat !== moverAt(before).seat && game.pending(nth(states, before)).some(asked => asked.seat === seat)
    );
  }
  function tellsNews(step: number): boolean {
    const entry = nth(entries, step);
    if (!('move' in entry)) return 'closing' in entry;
    const { takeback } = ofKind<MoveRule<V, V['Move']>>(game.moves, entry.move);
    const [before, after] = [nth(states, step), nth(states, step + 1)];
    return takeback === 'draws' || takeback === 'turns-up' || !same(before.rng, after.rng);
  }
  function retracts(step: number): boolean {
    const { seat, move } = moverAt(step);
    const rule = ofKind<MoveRule<V, V['Move']>>(game.moves, move);
    return rule.retracts?.(nth(states, step), seat) ?? false;
  }
  function legalAt(step: number): V['Move'][] {
    return legal(game, nth(states, step), moverAt(step).seat);
  }
  function askedAt(step: number, purpose: string): Asked<V> {
    const { seat } = moverAt(step);
    const view = game.view(nth(states, step), seat);
    return { view, seat, legal: legalAt(step), random: randomOf(seedRng(`${purpose} ${step}`)) };
  }
  return { decisions, stops, moverAt, askedAt, tellsNews };
}

/** The steps before those moves that were not taken back. */
function standing<V extends Vocabulary>(entries: readonly Entry<V>[]): number[] {
  const found: { seat: Seat; step: number }[] = [];
  for (const [step, entry] of entries.entries()) {
    if (!('seat' in entry)) continue;
    const { seat } = entry;
    if ('move' in entry) found.push({ seat, step });
    else
      found.splice(
        found.findLastIndex(made => made.seat === seat),
        1,
      );
  }
  return found.map(({ step }) => step);
}
