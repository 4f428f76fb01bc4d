import type { Game, Read, Viewer, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { type Match, resume } from '../core/match.ts';
import type { Known } from './known.ts';
import type { Texts } from '../core/texts.ts';

/** What a game adds to the contract that only it can know. */
export interface Promises<V extends Vocabulary> {
  readonly games: number;
  /** More than any game can last. */
  readonly maxSteps: number;
  /** C12: what must hold in every state, or what is wrong. */
  readonly invariant?: (state: Read<V['State']>) => string | null;
  /** C16: totals that never change from the first step to the last: cards, tokens, coins. */
  readonly conserved?: (state: Read<V['State']>) => { readonly [what: string]: number };
  /** C14: every language the game speaks. */
  readonly languages: readonly Texts<V>[];
  /** Events whose contents a view need not remember, each with the reason. */
  readonly forgets?: { readonly [T in V['Event']['type']]?: string };
}

/** One moment of a random game, and what is needed to examine it. */
export interface Scene<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly state: Read<V['State']>;
  readonly known: Known<V>;
  readonly viewers: readonly Viewer[];
  readonly dice: Random;
  readonly promises: Promises<V>;
}

/** A match that stands at this state, as if it had been dealt so. */
export function matchAt<V extends Vocabulary>(game: Game<V>, state: Read<V['State']>): Match<V> {
  const opening = { options: {} as Read<V['Options']>, seats: 0, seed: '' };
  const news = [{ step: 0, seat: 'table' as const, events: [], takeback: false }];
  return resume(game, opening, { entries: [], news, state });
}
