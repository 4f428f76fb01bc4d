import type { Game, Read, Seat, Viewer, Vocabulary } from './game.ts';
import { type Opening, start } from './play.ts';

/** A log entry. The log of a game is append-only: taking back is an entry of its own. */
export type Entry<V extends Vocabulary> =
  | { readonly seat: Seat; readonly move: V['Move'] }
  | { readonly seat: Seat; readonly takeback: true }
  | { readonly closing: V['Closing'] };

/** What an entry caused (an event batch), for the game log. */
export interface News<V extends Vocabulary> {
  /** Counts the entries before this one; 0 is the opening itself. */
  readonly step: number;
  readonly seat: Seat | 'table';
  readonly events: readonly V['Event'][];
  /** The latest news of this seat that still stands is withdrawn, and this one says so. */
  readonly takeback: boolean;
}

/** A game in progress (a game session), owned by the host of its table. Only `append` changes it. */
export interface Match<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly opening: Opening<V>;
  readonly entries: Entry<V>[];
  readonly news: News<V>[];
  /** Read it freely; it is replaced, never changed. */
  state: Read<V['State']>;
  /** The moves since the oldest one that may still be taken back. */
  recent: readonly RecentMove<V>[];
  /** By viewer; computed on demand (`stepsOf`). */
  readonly witnessed: Map<Viewer, Witnessed>;
}

/** What one viewer has witnessed so far. */
export interface Witnessed {
  /** How many of the match's news have been processed. */
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
  /** Whether it asked somebody else: it ends when another seat acts. */
  readonly passes: boolean;
}

/** What an entry would change: a state transition. Nothing has happened until a match accepts it. */
export interface Change<V extends Vocabulary> {
  readonly entry: Entry<V>;
  readonly news: News<V>;
  readonly state: Read<V['State']>;
  readonly recent: Match<V>['recent'];
  /** Its player learnt something: nothing before it can be taken back. */
  readonly sealed: boolean;
}

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

/** A match restored from a snapshot. */
export function resume<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  {
    entries,
    news,
    state,
    recent = [],
  }: Pick<Match<V>, 'entries' | 'news' | 'state'> & Partial<Pick<Match<V>, 'recent'>>,
): Match<V> {
  return { game, opening, entries: [...entries], news: [...news], state, recent, witnessed: new Map() };
}

/** A copy to try several entries on. */
export function fork<V extends Vocabulary>(match: Match<V>): Match<V> {
  return { ...match, entries: [...match.entries], news: [...match.news], witnessed: new Map() };
}

/** Applies a judged change. It must have been judged on the match as it stands. */
export function accept<V extends Vocabulary>(match: Match<V>, change: Change<V>): void {
  const { entry, news, state, recent } = change;
  match.recent = recent;
  match.state = state;
  match.entries.push(entry);
  match.news.push(news);
}

/** Whether this viewer sees anything of these events. */
export function shows<V extends Vocabulary>(
  game: Match<V>['game'],
  events: readonly V['Event'][],
  viewer: Viewer,
): boolean {
  return events.some(event => game.witness(event, viewer) !== null);
}
