import type { Sourced } from '../../../core/edition.ts';
import type { SectionId } from './lattice.ts';
import type { AncestorId, Count, Feature, Reward, Test, Timing } from './words.ts';

/** What is printed on the cards. No source shows them, so each entry says how we know it. */
export interface Edition {
  readonly name: string;
  /** SR-02: P01 to P18. */
  readonly cards: readonly CardEntry[];
  readonly ancestors: readonly AncestorEntry[];
  readonly scoring: ScoringEntry;
}

export interface CardEntry {
  /** SR-09: four rows of three lines, top to bottom: `#` a path, `.` a furrow. */
  readonly lines: Sourced<readonly string[]>;
  readonly features: Sourced<readonly Stand[]>;
  /** On its other side. */
  readonly ancestor: Sourced<AncestorId>;
}

/** Something that stands on a section of a card. */
export interface Stand {
  readonly kind: Feature;
  readonly section: SectionId;
}

export interface AncestorEntry {
  readonly id: AncestorId;
  readonly name: Sourced<string>;
  readonly timing: Sourced<Timing>;
  readonly ability: Sourced<Ability>;
}

/** SR-54, SR-55: points for a field at the moment it is closed. */
export interface ClosingAbility {
  readonly on: 'closing';
  readonly if: Test;
  /** Of the test; 0 where it needs none. */
  readonly limit: number;
  readonly per: Reward;
  readonly points: number;
}

/** SR-56: points for what the landscape holds when the game is over. */
export interface EndAbility {
  readonly on: 'end';
  readonly per: Count;
  readonly points: number;
}

/** SR-75: points by the number of different sizes among the closed fields, from 0 to 5 of them. */
export interface SizesAbility {
  readonly on: 'sizes';
  readonly table: readonly number[];
}

export type Ability = ClosingAbility | EndAbility | SizesAbility;

export interface ScoringEntry {
  /** SR-48: points for sizes 1, 2, 3, 4, 5 and more. */
  readonly sizes: {
    readonly rulebook: Sourced<readonly number[]>;
    readonly preview: Sourced<readonly number[]>;
  };
  /** SR-49: points for 1, 2, 3, 4 and more farmers. */
  readonly farmers: Sourced<readonly number[]>;
  /** SR-50 */
  readonly buffalo: Sourced<number>;
  /** SR-76: lost for every buffalo in an open field. */
  readonly abandoned: Sourced<number>;
}
