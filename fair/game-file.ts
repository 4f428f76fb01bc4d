import type { Box, Game, Outcome, Vocabulary } from '../core/game.ts';
import { type Divergence, type GameRecord, replay, withHashes } from '../core/record.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Fault } from '../core/schema.ts';
import { commitment, type Deal } from './deal.ts';

/** Shows that the cards were dealt by a secret fixed beforehand and by a share of every player's own. */
export interface Proof extends Deal {
  readonly commitment: string;
}

/** A finished game as a file that anybody can check: see docs/fair-dealing.md. */
export interface GameFile {
  readonly potager: 'game';
  readonly format: 1;
  readonly record: GameRecord<Vocabulary> & { readonly hashes: readonly string[] };
  /** Component data other than ours; null for ours. */
  readonly edition: unknown;
  /** By seat. Names prove nothing. */
  readonly names: readonly string[];
  /** Who won, and the score sheet. */
  readonly outcome: Outcome<Vocabulary>;
  /** Null for a game that no house has dealt, such as one played in a single browser. */
  readonly proof: Proof | null;
}

export interface FinishedGame {
  readonly record: GameRecord<Vocabulary>;
  readonly edition: unknown;
  readonly names: readonly string[];
  readonly deal: Deal | null;
}

/** The file of a finished game. A record that does not replay has none, nor has a game that is not over. */
export function gameFileOf(
  game: Game<Vocabulary>,
  { record, edition, names, deal }: FinishedGame,
): Result<GameFile, Divergence | { readonly code: 'not-over' }> {
  const hashed = withHashes(game, record);
  if (!hashed.ok) return hashed;
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const outcome = game.outcome(replayed.value.state);
  if (outcome === null) return no({ code: 'not-over' });
  const { hashes = [], ...rest } = hashed.value;
  const proof = deal && { ...deal, commitment: commitment(deal.secret) };
  return ok({
    potager: 'game',
    format: 1,
    record: { ...rest, hashes },
    edition,
    names,
    outcome,
    proof,
  });
}

/** The game that a file was played with: ours, or with the card values in the file. */
export function gameOf(
  { edition }: GameFile,
  box: Box<Vocabulary>,
): Result<Game<Vocabulary>, readonly Fault[]> {
  if (edition === null) return ok(box.open(box.edition));
  const read = box.readEdition(edition);
  return read.ok ? ok(box.open(read.value)) : read;
}
