import type { Verdicts } from './verdict.ts';
import type { Victims } from './victims.ts';

/** What one stream of hostile messages needs. */
export interface Lane {
  readonly port: number;
  readonly verdicts: Verdicts;
  readonly seed: string;
  /** Gives permission for one message more. */
  readonly next: () => boolean;
}

/** One that knows whom to attack. */
export interface AimedLane extends Lane {
  readonly victims: Victims;
}
