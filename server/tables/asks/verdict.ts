import type { Vocabulary } from '../../../core/game.ts';
import type { Change } from '../../../core/match.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import type { HouseRefusal, Refused } from '../../../wire/tells.ts';
import type { Deed } from '../log/deeds.ts';

/** A command handler's result: the deeds an ask causes, in order, with the state changes of those that are entries of the game. */
export interface Verdict {
  readonly deeds: readonly Deed[];
  readonly changes: readonly Change<Vocabulary>[];
}

/** Who asks, and what else is needed to judge it. */
export interface Circumstances {
  readonly person: string;
  readonly houseKey: string;
  readonly now: number;
  /** When this person was last at the table; null while they are there, on whatever device. */
  readonly awaySince: (person: string) => number | null;
}

export type Judged = Result<Verdict, Refused>;

export const refuse = (code: HouseRefusal) => no<Refused>({ code, clause: 'house' });
export const doing = (...deeds: Deed[]): Judged => ok({ deeds, changes: [] });
