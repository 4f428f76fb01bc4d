import type { ComponentType } from 'preact';
import type { Outcome, Seat, Vocabulary } from '../../../core/game.ts';
import type { Language } from '../language.ts';
import type { ArtProps } from '../picture.tsx';
import type { Reckoning } from './course.ts';

/** A game that is over, as its reader knows it. */
export interface Finished<V extends Vocabulary> {
  readonly view: V['View'];
  readonly outcome: Outcome<V>;
  readonly edition: V['Edition'];
  readonly language: Language;
}

/** What somebody leaves behind, drawn from the pieces they really have. */
export type WorkProps<V extends Vocabulary> = Finished<V> & {
  readonly seat: Seat;
  /** Width of the room for it, in heights: less than 1 where it is tall. */
  readonly aspect: number;
};

/** The number beside a name on the poster. */
export interface PosterScore {
  /** Null where no number decided. */
  readonly value: number | null;
  /** What stands behind it, “points”, or in its place. */
  readonly unit: string;
}

/** What a game adds to the poster at its end, the result screen. Fetched when a game ends: until then nobody needs it. */
export interface Ending<V extends Vocabulary> {
  /** The place the poster hangs in, edge to edge: an `<svg>`; absent where the ground of the table is enough. */
  readonly Place?: ComponentType<ArtProps>;
  /** The winner's work as the hero of the poster: one `<svg>`, because it is shared as a picture too. */
  readonly Work: ComponentType<WorkProps<V>>;
  readonly score: (seat: Seat, finished: Finished<V>) => PosterScore;
  /** What only this game could say of somebody's best, without a name: “A bed of five pumpkins, thirty points”. Null for nothing. */
  readonly line: (seat: Seat, finished: Finished<V>) => string | null;
  /** How events count, for the chart of the game. Made anew for each reading: it may remember. */
  readonly reckoning: (finished: Finished<V>) => Reckoning<V['Event']>;
}
