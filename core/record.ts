import { fingerprint, same } from './data.ts';
import type { Game, Read, Seat, Vocabulary } from './game.ts';
import { type AnyRefusal, close, type Opening, play, recognise, refuseKind, start } from './play.ts';
import { no, ok, type Result } from './result.ts';

/** One line of a table's log. Lines are only ever added: going back is a line of its own. */
export type Entry<V extends Vocabulary> =
  | { readonly seat: Seat; readonly move: V['Move'] }
  | { readonly seat: Seat; readonly takeback: true }
  | { readonly closing: V['Closing'] };

/** Everything needed to play a game again: what was agreed, the seed, and who did what. */
export interface GameRecord<V extends Vocabulary> extends Opening<V> {
  readonly game: string;
  readonly version: number;
  /** Fingerprint of the component data. */
  readonly edition: string;
  readonly entries: readonly Entry<V>[];
  /** Fingerprint of the state at the start and after every entry, so that a changed rule is noticed, not replayed. */
  readonly hashes?: readonly string[];
}

/** What an entry brought about, as the log tells it. */
export interface News<V extends Vocabulary> {
  /** Counts the entries before this one; 0 is the opening itself. */
  readonly step: number;
  readonly seat: Seat | 'table';
  readonly events: readonly V['Event'][];
  /** The latest news that still stands is withdrawn, and this one says so. */
  readonly takeback: boolean;
}

/** A game in progress, owned by the host of its table. Only `append` changes it. */
export interface Match<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly opening: Opening<V>;
  readonly entries: Entry<V>[];
  readonly news: News<V>[];
  /** Read it freely; it is replaced, never changed. */
  state: Read<V['State']>;
  /** What may still be taken back, oldest first: who moved, and the state before. */
  readonly open: { readonly seat: Seat; readonly before: Read<V['State']> }[];
}

export type RecordRefusal = 'nothing-to-take-back' | 'no-clock-running';
export type EntryRefusal<V extends Vocabulary> =
  | AnyRefusal<V>
  | { readonly code: RecordRefusal; readonly clause: 'core'; readonly with?: never };

export function openMatch<V extends Vocabulary>(game: Game<V>, opening: Opening<V>): Match<V> {
  const { state, events } = start(game, opening);
  return {
    game,
    opening,
    entries: [],
    news: [{ step: 0, seat: 'table', events, takeback: false }],
    state,
    open: [],
  };
}

/** Adds a line to the log if the rules allow it; otherwise nothing changes. The entry may come from anywhere: a
 * move is recognised before it is judged, and a closing must be the one whose clock is running. */
export function append<V extends Vocabulary>(
  match: Match<V>,
  entry: Entry<V>,
): Result<News<V>, EntryRefusal<V>> {
  const step = match.entries.length + 1;
  const note = (
    seat: Seat | 'table',
    events: readonly V['Event'][],
    takeback = false,
  ): Result<News<V>, never> => {
    const news = { step, seat, events, takeback };
    match.entries.push(entry);
    match.news.push(news);
    return ok(news);
  };

  if ('closing' in entry) {
    const running = match.game.timer?.(match.state)?.closing;
    const closed = same(running, entry.closing) ? close(match.game, match.state) : null;
    if (!closed) return no({ code: 'no-clock-running', clause: 'core' });
    match.state = closed.state;
    match.open.length = 0;
    return note('table', closed.events);
  }
  if ('takeback' in entry) {
    if (!mayTakeBack(match, entry.seat)) return no({ code: 'nothing-to-take-back', clause: 'core' });
    match.state = match.open.pop()!.before;
    return note(entry.seat, [], true);
  }
  const { seat } = entry;
  const notAsked = refuseKind(match.game, match.state, { seat, type: entry.move.type });
  if (notAsked) return no(notAsked);
  const move = recognise(match.game, match.state, { seat, json: entry.move });
  if (!move) return no({ code: 'no-such-move', clause: 'core' });
  const played = play(match.game, match.state, { seat, move });
  if (!played.ok) return played;
  if (played.value.sealed) match.open.length = 0;
  else match.open.push({ seat, before: match.state });
  match.state = played.value.state;
  return note(seat, played.value.events);
}

/** Back to the last gain of information or the last act of another seat, one small move at a time. */
export function mayTakeBack<V extends Vocabulary>(match: Match<V>, seat: Seat): boolean {
  return match.open.at(-1)?.seat === seat;
}

export function recordOf<V extends Vocabulary>(match: Match<V>): GameRecord<V> {
  const { game, opening, entries } = match;
  return {
    game: game.id,
    version: game.version,
    edition: fingerprint(game.edition),
    ...opening,
    entries: [...entries],
  };
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

/** Plays a record again, up to a step or to its end. */
export function replay<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord<V>,
  upTo = record.entries.length,
): Result<Match<V>, Divergence> {
  const edition = fingerprint(game.edition);
  if (record.game !== game.id) return no({ code: 'other-game', expected: game.id, found: record.game });
  if (record.version !== game.version)
    return no({ code: 'other-version', expected: String(game.version), found: String(record.version) });
  if (record.edition !== edition)
    return no({ code: 'other-edition', expected: edition, found: record.edition });

  const { options, seats, seed, hashes } = record;
  const match = openMatch(game, { options, seats, seed });
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

/** The record with the fingerprint of every state, for keeping; only a record that replays has them. */
export function withHashes<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord<V>,
): Result<GameRecord<V>, Divergence> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const { options, seats, seed } = record;
  const match = openMatch(game, { options, seats, seed });
  const hashes = [fingerprint(match.state)];
  for (const entry of record.entries) {
    append(match, entry);
    hashes.push(fingerprint(match.state));
  }
  return ok({ ...record, hashes });
}
