import type { Outcome, Seat, Vocabulary } from '../core/game.ts';
import type { Fault } from '../core/schema.ts';

/** One thing that was checked, and what was found. Words are the reader's affair. */
export type Check =
  /** The secret is the one that was promised. */
  | Checked<'commitment', 'other-secret' | 'no-proof', { promised: string; found: string }>
  /** The seed was made of the secret and of everybody's salt. */
  | Checked<'seed', 'other-seed' | 'other-seats' | 'no-proof', { expected: string; found: string }>
  /** The game, its version, its card values and its options are the ones we have. */
  | Checked<'rules', 'other-game' | 'other-version' | 'other-edition' | 'bad-opening', RulesDetail>
  /** Every move was legal when it was made; `step` is the last one, or the first that was not. */
  | Checked<'moves', 'entry-refused' | 'not-checked', { step: number; refusal: string }>
  /** Every state of the game is the one that was noted. */
  | Checked<'states', 'other-state' | 'missing-states' | 'not-checked', { step: number }>
  /** The game ended as the file says. */
  | Checked<'result', 'other-result' | 'not-over' | 'not-checked', { outcome: Outcome<Vocabulary> }>
  /** The proof agrees with what this device saw before the deal. */
  | Checked<'memory', 'other-commitment' | 'other-salt' | 'no-proof', { expected: string; found: string }>;

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

/** What a device noted for itself when it sat down. */
export interface Memory {
  readonly commitment: string;
  readonly seat: Seat;
  readonly salt: string;
}
