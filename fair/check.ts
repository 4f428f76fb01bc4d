import type { Outcome, Vocabulary } from '../core/game.ts';
import type { Fault } from '../core/schema.ts';

/** One thing that was checked, and what was found. Words are the reader's affair. */
export type Check =
  /** The secret is the one that was promised, for this table and what was agreed. */
  | Checked<'commitment', 'other-secret' | 'no-proof', { promised: string; found: string }>
  /** The roster is that of the game that was played: same game, card values, options and number of seats. */
  | Checked<
      'roster',
      'other-game' | 'other-edition' | 'other-options' | 'other-seats' | 'no-proof',
      { expected: string; found: string }
    >
  /** Every number that was opened fits the seal in the roster. */
  | Checked<'seals', 'other-number' | 'number-of-a-bot' | 'no-proof', { seat: number }>
  /** Every deal that was begun and given up is accounted for. `deal` counts from 1. */
  | Checked<
      'given-up',
      'not-in-the-roster' | 'other-secret' | 'other-number' | 'thrown-away' | 'no-proof',
      { deal: number }
    >
  /** The seed was made of the secret and of everybody's number. */
  | Checked<'seed', 'other-seed' | 'other-seats' | 'no-proof', { expected: string; found: string }>
  /** The game, its version, its card values and its options are the ones we have. */
  | Checked<'rules', 'other-game' | 'other-version' | 'other-edition' | 'bad-opening', RulesDetail>
  /** Every move was legal when it was made; `step` is the last one, or the first that was not. */
  | Checked<'moves', 'entry-refused' | 'not-checked', { step: number; refusal: string }>
  /** Every state of the game is the one that was noted. */
  | Checked<'states', 'other-state' | 'missing-states' | 'not-checked', { step: number }>
  /** The game ended as the file says. */
  | Checked<'result', 'other-result' | 'not-over' | 'not-checked', { outcome: Outcome<Vocabulary> }>
  /** The proof agrees with what this device noted before and during the deal. */
  | Checked<'memory', MemoryTrouble | 'no-proof', { expected: string; found: string }>;

/** How a proof can differ from what a device has seen. */
export type MemoryTrouble =
  | 'other-construction'
  | 'other-table'
  | 'other-commitment'
  | 'other-terms'
  /** A bot, or nobody, is where this device's person sat. */
  | 'not-in-it'
  | 'other-seal'
  /** Only under the first construction: later a seal keeps the salt. */
  | 'other-salt'
  | 'other-roster'
  /** This device answered a roster that the proof does not mention. */
  | 'hidden-deal'
  /** The proof says in time of a number that was given early, or the other way round. */
  | 'other-time'
  /** The game in the file is not the one that was played before this device's eyes. */
  | 'other-play';

export type CheckOf<Name extends Check['check']> = Extract<Check, { check: Name }>;

interface Checked<Name extends string, Trouble extends string, Detail> {
  readonly check: Name;
  readonly ok: boolean;
  readonly detail: { readonly code: 'fine' | Trouble } & Partial<Readonly<Detail>>;
}

interface RulesDetail {
  expected: string;
  found: string;
  faults: readonly Fault[];
}
