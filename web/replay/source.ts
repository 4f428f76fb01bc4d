import type { Level } from '../../bots/levels.ts';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Divergence } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { GameFile } from '../../fair/game-file.ts';
import type { Rules } from '../../games/about.ts';
import type { arrangedAs } from '../host/saved.ts';
import type { Recording } from './film.worker.ts';
import type { Projector } from './projector.ts';

export type Opened = Result<Projector, Divergence | 'broken'>;

/** A game that can be looked at again, wherever it comes from. */
export interface Source {
  readonly game: string;
  /** Component data other than ours; null for ours. */
  readonly edition: unknown;
  readonly options: object;
  readonly names: readonly string[];
  /** By seat, the level of the bot that played it; null for a person, and where nobody knows. */
  readonly levels: readonly (Level | null)[];
  /** Where it began at a position: what was played and counted before is not in it. A lesson that goes on is guided. */
  readonly began: ReturnType<typeof arrangedAs> | 'guided';
  /** The reader's own seat; null where they had none, or several. */
  readonly me: Seat | null;
  readonly open: () => Promise<Opened>;
  /** All of a game that is kept as a record; null where only the reader's own part of it is told. */
  readonly recording: Recording | null;
  /** The file it came in, with what proves its deal; null where its projector makes one. */
  readonly file: GameFile | null;
  /** The way back to the table; null where there is none. */
  readonly table: string | null;
  /** What lets others look; null where nobody else can. */
  readonly share: { readonly invite: string | null } | null;
}

/** A game that is looked at: where it comes from, what shows it, and what it is played with. */
export interface Playback {
  readonly source: Source;
  readonly projector: Projector;
  readonly rules: Rules;
  readonly edition: Vocabulary['Edition'];
}
