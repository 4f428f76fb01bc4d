import { fingerprint, same } from './data.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from './game.ts';
import { replaysVersion } from './opening.ts';
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
  /** The latest news of this seat that still stands is withdrawn, and this one says so. */
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
  /** The moves since the oldest one that may still be taken back. */
  recent: readonly RecentMove<V>[];
  /** By viewer; filled when somebody asks for it (`stepsOf`). */
  readonly witnessed: Map<Viewer, Witnessed>;
}

/** What one viewer has witnessed so far. */
export interface Witnessed {
  /** How many news of the match were looked at. */
  upTo: number;
  /** By the viewer's own step, the news it stands for. */
  readonly steps: number[];
}

export interface RecentMove<V extends Vocabulary> {
  readonly seat: Seat;
  readonly move: V['Move'];
  readonly before: Read<V['State']>;
  /** Whether its player may still take it back. */
  readonly isOpen: boolean;
}

export type RecordRefusal = 'nothing-to-take-back' | 'no-clock-running' | 'not-in-one-go';
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
    recent: [],
    witnessed: new Map(),
  };
}

/** What an entry would change: a state transition. Nothing has happened until a match accepts it. */
export interface Change<V extends Vocabulary> {
  readonly entry: Entry<V>;
  readonly news: News<V>;
  readonly state: Read<V['State']>;
  readonly recent: Match<V>['recent'];
  /** Whoever made it learnt something, or somebody else is asked now: nobody goes back before it. */
  readonly sealed: boolean;
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
      recent: [],
      sealed: true,
    });
  }
  const { seat } = entry;
  if ('takeback' in entry) {
    if (!mayTakeBack(match, seat)) return no({ code: 'nothing-to-take-back', clause: 'core' });
    const news = { step, seat, events: [], takeback: true };
    return ok({ entry, news, ...without(match, openMoveOf(match, seat)), sealed: false });
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
    recent: afterMove(match, { seat, move, before: match.state, isOpen: !sealed }, events),
    sealed,
  });
}

/** Several entries, one upon the other: all of them, or none. What follows a sealed one is refused unread, since
 * its verdict would tell what the sealed one shows before it has happened. */
export function judgeAll<V extends Vocabulary>(
  match: Match<V>,
  entries: readonly Entry<V>[],
): Result<readonly Change<V>[], EntryRefusal<V>> {
  const trial = entries.length > 1 ? fork(match) : match;
  const changes: Change<V>[] = [];
  for (const entry of entries) {
    if (changes.at(-1)?.sealed) return no({ code: 'not-in-one-go', clause: 'core' });
    const judged = judge(trial, entry);
    if (!judged.ok) return judged;
    if (trial !== match) accept(trial, judged.value);
    changes.push(judged.value);
  }
  return ok(changes);
}

/** The recent moves after one more. A seal ends what its mover, and whoever saw it, might have taken back; those who
 * decide at the same time and saw nothing may still change their minds. Where the order of moves decides, nobody else may. */
function afterMove<V extends Vocabulary>(
  { game, state, recent }: Match<V>,
  move: RecentMove<V>,
  events: readonly V['Event'][],
): Match<V>['recent'] {
  const isRace = recent.length > 0 && game.race?.(state) === true;
  const ends = ({ seat }: RecentMove<V>) =>
    seat === move.seat ? !move.isOpen : isRace || (!move.isOpen && shows(game, events, seat));
  const all = [...recent.map(earlier => (ends(earlier) ? { ...earlier, isOpen: false } : earlier)), move];
  const oldest = all.findIndex(({ isOpen }) => isOpen);
  return oldest === -1 ? [] : all.slice(oldest);
}

/** Whether this viewer sees anything of these events. */
export function shows<V extends Vocabulary>(
  game: Match<V>['game'],
  events: readonly V['Event'][],
  viewer: Viewer,
): boolean {
  return events.some(event => game.witness(event, viewer) !== null);
}

/** The match as if this recent move had not been made: what others decided meanwhile is played again without it. */
function without<V extends Vocabulary>(
  { game, recent }: Match<V>,
  at: number,
): Pick<Change<V>, 'state' | 'recent'> {
  let state = recent[at]!.before;
  const kept = recent.slice(0, at);
  for (const later of recent.slice(at + 1)) {
    const { seat, move } = later;
    const played = play(game, state, { seat, move });
    // Simultaneous decisions commute (contract C13).
    if (!played.ok) throw new Error(`Impossible: ${move.type} of seat ${seat} hung on another's decision`);
    kept.push({ ...later, before: state });
    state = played.value.state;
  }
  const oldest = kept.findIndex(({ isOpen }) => isOpen);
  return { state, recent: oldest === -1 ? [] : kept.slice(oldest) };
}

/** Makes a judged change happen. It must have been judged on the match as it stands. */
export function accept<V extends Vocabulary>(match: Match<V>, change: Change<V>): void {
  const { entry, news, state, recent } = change;
  match.recent = recent;
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
  return { ...match, entries: [...match.entries], news: [...match.news], witnessed: new Map() };
}

/** A match taken up again where nothing could be taken back, without playing it anew. */
export function resume<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  { entries, news, state }: Pick<Match<V>, 'entries' | 'news' | 'state'>,
): Match<V> {
  return { game, opening, entries: [...entries], news: [...news], state, recent: [], witnessed: new Map() };
}

/** Back to the last gain of information, one small move at a time. Whoever decides at the same time as others may do so
 * until the question closes, whatever they did meanwhile. */
export function mayTakeBack<V extends Vocabulary>(match: Match<V>, seat: Seat): boolean {
  return openMoveOf(match, seat) !== -1;
}

function openMoveOf<V extends Vocabulary>({ recent }: Match<V>, seat: Seat): number {
  return recent.findLastIndex(move => move.isOpen && move.seat === seat);
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
  if (!replaysVersion(game, record))
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
