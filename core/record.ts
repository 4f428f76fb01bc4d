import { fingerprint } from './data.ts';
import type { Game, Vocabulary } from './game.ts';
import { append } from './judge.ts';
import { type Entry, type Match, openMatch } from './match.ts';
import { replaysVersion } from './opening.ts';
import type { Opening } from './play.ts';
import { no, ok, type Result } from './result.ts';

/** Everything needed to replay a game (what a replay file holds): options, seed, and entries. */
export interface GameRecord<V extends Vocabulary> extends Opening<V> {
  readonly game: string;
  readonly version: number;
  /** Fingerprint of the component data. */
  readonly edition: string;
  readonly entries: readonly Entry<V>[];
  /** Fingerprint of the state at the start and after every entry, so that a changed rule is noticed, not replayed. */
  readonly hashes?: readonly string[];
}

export function recordOf<V extends Vocabulary>(match: Match<V>): GameRecord<V> {
  const { game, opening, entries } = match;
  return {
    game: game.id,
    version: game.version,
    edition: editionHash(game.edition),
    ...opening,
    entries: [...entries],
  };
}

const known = new WeakMap<object, string>();

/** An edition never changes, and a record is made after every move. */
function editionHash(edition: object): string {
  const hash = known.get(edition) ?? fingerprint(edition);
  known.set(edition, hash);
  return hash;
}

/** Why a record does not replay. */
export type Divergence =
  | {
      readonly code: 'other-game' | 'other-version' | 'other-edition';
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'entry-refused'; readonly step: number; readonly refusal: string }
  | { readonly code: 'other-state'; readonly step: number };

/** Why a record is not one of this game, version and edition; null when it is. */
export function unlikeness<V extends Vocabulary>(game: Game<V>, record: GameRecord<V>): Divergence | null {
  const edition = editionHash(game.edition);
  if (record.game !== game.id) return { code: 'other-game', expected: game.id, found: record.game };
  if (!replaysVersion(game, record))
    return { code: 'other-version', expected: String(game.version), found: String(record.version) };
  if (record.edition !== edition) return { code: 'other-edition', expected: edition, found: record.edition };
  return null;
}

/** Replays a record, up to a step or to its end. */
export function replay<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord<V>,
  upTo = record.entries.length,
): Result<Match<V>, Divergence> {
  const unlike = unlikeness(game, record);
  if (unlike) return no(unlike);

  const { hashes } = record;
  const match = openMatch(game, openingOf(record));
  const strays = (step: number) => hashes?.[step] !== undefined && hashes[step] !== fingerprint(match.state);
  if (strays(0)) return no({ code: 'other-state', step: 0 });
  for (const entry of record.entries.slice(0, Math.max(0, upTo))) {
    const added = append(match, entry);
    const step = match.entries.length;
    if (!added.ok) return no({ code: 'entry-refused', step: step + 1, refusal: added.error.code });
    if (strays(step)) return no({ code: 'other-state', step });
  }
  return ok(match);
}

/** The record with the fingerprint of every state, or why it does not replay. */
export function withHashes<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord<V>,
): Result<GameRecord<V>, Divergence> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const match = openMatch(game, openingOf(record));
  const hashes = [fingerprint(match.state)];
  for (const entry of record.entries) {
    append(match, entry);
    hashes.push(fingerprint(match.state));
  }
  return ok({ ...record, hashes });
}

export function openingOf<V extends Vocabulary>({
  options,
  seats,
  seed,
  position,
}: GameRecord<V>): Opening<V> {
  return { options, seats, seed, ...(position && { position }) };
}
