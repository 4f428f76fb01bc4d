import type { Box, Game, Outcome, Vocabulary } from '../core/game.ts';
import { type Divergence, type GameRecord, replay, withHashes } from '../core/record.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Fault } from '../core/schema.ts';
import type { Opening, Roster } from './deal.ts';
import { firstCommitment, type FirstDeal } from './first-deal.ts';

/** A deal with everything that was secret about it. */
export interface OpenedDeal {
  readonly roster: Roster;
  readonly secret: string;
  /** By seat; null for a bot, and for a number that the deal went on without. */
  readonly openings: readonly (Opening | null)[];
}

/** The transcript that shows how the cards were dealt: the deal that was played, and those that were begun before and given up. */
export interface Proof extends OpenedDeal {
  readonly givenUp: readonly OpenedDeal[];
}

/** The proof of a game that was dealt by the first construction. */
export interface FirstProof extends FirstDeal {
  readonly commitment: string;
}

interface Finished {
  readonly potager: 'game';
  readonly record: GameRecord<Vocabulary> & { readonly hashes: readonly string[] };
  /** Component data other than ours; null for ours. */
  readonly edition: unknown;
  /** By seat. Names prove nothing. */
  readonly names: readonly string[];
  /** Who won, and the score sheet. */
  readonly outcome: Outcome<Vocabulary>;
  /** How often the only person went back and played turns again; the entries are those that stand. */
  readonly rewinds?: number | undefined;
  /** Where a replay of it opens, as links say it: `42`, `42,as=2`. Only for the eye: it proves nothing, and nothing is lost by it. */
  readonly opensAt?: string | undefined;
}

/** A finished game as a file that anybody can check: see docs/fair-dealing.md. */
export type GameFile = FirstFile | SecondFile;
export type FirstFile = Finished & { readonly format: 1; readonly proof: FirstProof | null };
/** The proof is null for a game that no house has dealt, such as one played in a single browser. */
export type SecondFile = Finished & { readonly format: 2; readonly proof: Proof | null };

export interface FinishedGame {
  readonly record: GameRecord<Vocabulary>;
  readonly edition: unknown;
  readonly names: readonly string[];
  readonly rewinds?: number;
  readonly deal: Proof | FirstDeal | null;
}

/** The file of a finished game. A record that does not replay has none, nor has a game that is not over. */
export function gameFileOf(
  game: Game<Vocabulary>,
  { record, edition, names, rewinds = 0, deal }: FinishedGame,
): Result<GameFile, Divergence | { readonly code: 'not-over' }> {
  const hashed = withHashes(game, record);
  if (!hashed.ok) return hashed;
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const outcome = game.outcome(replayed.value.state);
  if (outcome === null) return no({ code: 'not-over' });
  const { hashes = [], ...rest } = hashed.value;
  const again = rewinds > 0 ? { rewinds } : {};
  const finished: Finished = {
    potager: 'game',
    record: { ...rest, hashes },
    edition,
    names,
    outcome,
    ...again,
  };
  if (deal === null || 'roster' in deal) return ok({ ...finished, format: 2, proof: deal });
  const commitment = firstCommitment(deal.secret);
  return ok({ ...finished, format: 1, proof: { ...deal, commitment } });
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
