import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Bot, Seen } from './bot.ts';
import type { Character } from './characters.ts';
import type { Judge } from './judge.ts';
import type { Level } from './levels.ts';
import type { Features } from './value.ts';

/**
 * What a game gives its bots, its domain model, made once for the edition played. The framework makes six levels of it (`recipe.ts`).
 * A game gives a `policy`, or a `judge`, or both; everything else only makes bots faster or stronger.
 *
 * All functions but `policy` and `imagine` read *imagined worlds*: full states that agree with what one seat knows. They
 * never see the real one. In a playout they decide for every seat, so they must not look at what the seat they decide
 * for could not know: another's hand, the order of a pile.
 */
export interface Craft<V extends Vocabulary> {
  /** Plays by hand-written rules from the view; `noise` goes from 0 (full strength) to 1 (a child's first game). A
   * policy with its own search may spend `milliseconds` of processor time, estimated by counting, not measured. */
  readonly policy?: (noise: number, milliseconds: number) => Bot<V>;

  /** Says how good imagined worlds are, at a table like this one; null where there is no such judge. */
  readonly judge?: (view: V['View']) => Judge<V> | null;

  /** What a judge is trained on. */
  readonly features?: Features<V>;

  /** A demonstrator: plays one of the games a judge learns from, sometimes bolder, sometimes more timid than the
   * rest, so that the judge sees varied worlds. Without tutors the judge plays these games itself. */
  readonly tutor?: (random: Random) => Quick<V>;

  /** An imagined world; more likely ones than `determinize` finds, where the game can tell. */
  readonly imagine?: (view: V['View'], seat: Seat, random: Random) => V['State'];

  /** The forced follow-up: the move that completes the decision before it (where drops fall, what is discarded), by a simple rule; null where there is
   * something to decide. Half a decision is never judged: it is completed first. */
  readonly complete?: (world: Read<V['State']>, seat: Seat, random: Random) => V['Move'] | null;

  /** The moves worth a thought. At the root more of them than within playouts, where every one costs time. */
  readonly worthwhile?: (
    world: Read<V['State']>,
    legal: readonly V['Move'][],
    where: 'root' | 'playout',
  ) => readonly V['Move'][];

  /** Redraws what nobody knows (the top of a pile) before a move is tried in a playout, so that no move can exploit
   * it. */
  readonly disguise?: (draft: V['State'], random: Random) => void;

  /** A plausible move in some tens of microseconds; without it playouts look one move ahead by the judge. */
  readonly quick?: Quick<V>;

  /** The moves worth a thought, best first, with the chances of winning they promise: for hints, where the policy has a search of its own. */
  readonly rank?: (seen: Seen<V>, milliseconds: number) => readonly Ranked<V>[];

  readonly search?: Depth;

  /** What levels are made of otherwise than usual (`recipe.ts`), where the usual steps between them would be too uneven. */
  readonly levels?: { readonly [L in Level]?: Partial<Recipe> };

  /** Points that are a clear lead at the end; 10 by default, `Infinity` where only victory counts. */
  readonly spread?: number;

  /** What hints and reviews estimate chances with, where the craft itself will not do: its levels play by a policy,
   * or its judge is silent. */
  readonly outlook?: Omit<Craft<V>, 'outlook'>;

  /** How much each character likes a move, from -1 to 1. */
  readonly characters?: { readonly [C in Character]?: Taste<V> };
}

/** Decides for any seat within an imagined world. */
export type Quick<V extends Vocabulary> = (world: Read<V['State']>, seat: Seat, random: Random) => V['Move'];

/** A move and what it seems to be worth. */
export interface Ranked<V extends Vocabulary> {
  readonly move: V['Move'];
  readonly worth: number;
}

/** What makes a level. */
export interface Recipe {
  /** How far a move may be misjudged, from 0 to 1: a part of what a beginner misses. */
  readonly noise: number;
  /** Worlds of the look ahead. */
  readonly worlds: number;
  /** Milliseconds of processor time for playouts; 0 for none. */
  readonly milliseconds: number;
}

/** How far playouts go, and how many of them a millisecond of processor time pays for. */
export interface Depth {
  /** Moves of a playout before the judge is asked. */
  readonly moves: number;
  readonly playoutsPerMillisecond: number;
}

/** A bot's taste, from what its seat sees. */
export type Taste<V extends Vocabulary> = (move: V['Move'], view: V['View'], seat: Seat) => number;

/** A craft and the game it was made for. */
export interface Workshop<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly craft: Craft<V>;
}
