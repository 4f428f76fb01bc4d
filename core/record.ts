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

/** What an entry would change. Nothing has happened until a match accepts it. */
export interface Change<V extends Vocabulary> {
  readonly entry: Entry<V>;
  readonly news: News<V>;
  readonly state: Read<V['State']>;
  readonly takebacks: 'seal' | 'add' | 'drop';
}

/** What this entry would change, or why the rules refuse it. The entry may come from anywhere: a move is
 * recognised before it is judged, and a closing must be the one whose clock is running. */
export function judge<V extends Vocabulary>(
  match: Match<V>,
  entry: Entry<V>,
): Result<Change<V>, EntryRefusal<V>> {
  const step = match.entries.length + 1;
  if ('closing' in entry) {
    const running = match.game.timer?.(match.state)?.closing;
    const closed = same(running, entry.closing) ? close(match.game, match.state) : null;
    if (!closed) return no({ code: 'no-clock-running', clause: 'core' });
    const { state, events } = closed;
    return ok({
      entry,
      news: { step, seat: 'table', events, takeback: false },
      state,
      takebacks: 'seal',
    });
  }
  const { seat } = entry;
  if ('takeback' in entry) {
    if (!mayTakeBack(match, seat)) return no({ code: 'nothing-to-take-back', clause: 'core' });
    const state = match.open.at(-1)!.before;
    return ok({ entry, news: { step, seat, events: [], takeback: true }, state, takebacks: 'drop' });
  }
  const notAsked = refuseKind(match.game, match.state, { seat, type: entry.move.type });
  if (notAsked) return no(notAsked);
  const move = recognise(match.game, match.state, { seat, json: entry.move });
  if (!move) return no({ code: 'no-such-move', clause: 'core' });
  const played = play(match.game, match.state, { seat, move });
  if (!played.ok) return played;
  const { state, events, sealed } = played.value;
  return ok({
    entry: { seat, move },
    news: { step, seat, events, takeback: false },
    state,
    takebacks: sealed ? 'seal' : 'add',
  });
}

/** Makes a judged change happen. It must have been judged on the match as it stands. */
export function accept<V extends Vocabulary>(match: Match<V>, change: Change<V>): void {
  const { entry, news, state, takebacks } = change;
  if (takebacks === 'seal') match.open.length = 0;
  else if (takebacks === 'drop') match.open.pop();
  else if ('seat' in entry) match.open.push({ seat: entry.seat, before: match.state });
  match.state = state;
  match.entries.push(entry);
  match.news.push(news);
}

/** Adds a line to the log if the rules allow it; otherwise nothing changes. */
export function append<V extends Vocabulary>(
  match: Match<V>,
  entry: Entry<V>,
): Result<News<V>, EntryRefusal<V>> {
  const judged = judge(match, entry);
  if (!judged.ok) return judged;
  accept(match, judged.value);
  return ok(judged.value.news);
}

/** A match to try several entries on; the original does not notice. */
export function fork<V extends Vocabulary>(match: Match<V>): Match<V> {
  return { ...match, entries: [...match.entries], news: [...match.news], open: [...match.open] };
}

/** A match taken up again where nothing could be taken back, without playing it anew. */
export function resume<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  { entries, news, state }: Pick<Match<V>, 'entries' | 'news' | 'state'>,
): Match<V> {
  return { game, opening, entries: [...entries], news: [...news], state, open: [] };
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
