import { type Frame, frameFor } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Entry, type Match, openMatch } from '../../core/match.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { keyed, nth, present } from '../../core/sure.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import type { SavedTable } from '../../web/host/saved.ts';

/** At `waiting` others are asked and seat 0 is not, at `watched` the reader has no seat, at the rest of them seat 0 is asked. */
export const MOMENTS = ['early', 'middle', 'waiting', 'watched', 'late', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How much of the game is over. */
const SHARES: { readonly [M in Moment]: number } = {
  early: 0.06,
  middle: 0.5,
  waiting: 0.5,
  watched: 0.5,
  late: 0.93,
  end: 1,
};
/** One of them longer than there is room for. */
const NAMES = ['Marguerite', 'Basil', 'Rosemary', 'Fennel', 'Clover sous les Pommes', 'Sorrel'];

/** A table as a browser keeps it, at one moment of a game that bots played from a fixed seed. */
export function savedAt(game: string, seats: number, moment: Moment): SavedTable {
  const { entries, asked, waited } = wholeGame(game, seats);
  const wanted = entries.length * SHARES[moment];
  const nearest = (moment === 'waiting' ? waited : asked).reduce((best, step) =>
    Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best,
  );
  const match = opened({ game, seats });
  for (const entry of moment === 'end' ? entries : entries.slice(0, nearest)) append(match, entry);
  const saved = savedFrom(match, `${game}-${seats}-${moment}`);
  if (moment !== 'watched') return saved;
  return { ...saved, holders: saved.holders.map(({ name }) => botOf(game, name)) };
}

export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
}

/** Games in which nothing of the kind has come about, before it is given up. */
const GAMES_AT_MOST = 200;

/** A table at the first decision of seat 0 that is wanted, in the first of many games between bots in which there is one. */
export function savedWhen<V extends Vocabulary>(
  opening: Opening,
  wanted: (frame: Frame<V>) => boolean,
): SavedTable {
  for (let n = 0; n < GAMES_AT_MOST; n++) {
    const match = opened(opening, `/${n}`);
    const { game } = match;
    const moves = botsOf(opening.game, match);
    while (game.outcome(match.state) === null) {
      const asked = game.pending(match.state).some(({ seat }) => seat === 0);
      if (asked && wanted(frameFor(match, 0) as unknown as Frame<V>))
        return savedFrom(match, `${opening.game}-wanted`);
      moves();
    }
  }
  throw new Error(`no game of ${opening.game} comes to what is wanted`);
}

function savedFrom(match: Match<Vocabulary>, id: string): SavedTable {
  const { game, opening } = match;
  return {
    id,
    record: recordOf(match),
    edition: null,
    holders: NAMES.slice(0, opening.seats).map((name, seat) =>
      seat === 0 ? { kind: 'person', name } : botOf(game.id, name),
    ),
    touched: 0,
    over: game.outcome(match.state) !== null,
  };
}

function botOf(game: string, name: string) {
  return { kind: 'bot' as const, name, level: nth(Object.keys(gameCalled(game).bots), 0) };
}

function opened({ game: id, seats, options }: Opening, which = ''): Match<Vocabulary> {
  const { box } = gameCalled(id);
  const game = box.open(box.edition);
  return openMatch(game, {
    options: { ...defaultOptions(game), ...options },
    seats,
    seed: `sweep/${id}/${seats}${which}`,
  });
}

/** Bots that decide at once and never change: with those of today a game would take minutes, and be another one tomorrow. */
const KEEN = new Map(
  await Promise.all(
    Object.entries(GAMES).map(async ([id, { about }]) => {
      const { keen } = await about.baselines();
      return [id, present(keen, `keen bot for ${id}`)] as const;
    }),
  ),
);

/** Lets a bot decide for the first seat that must. */
function botsOf(id: string, match: Match<Vocabulary>): () => void {
  const { game } = match;
  const bot = keyed(KEEN, id)(game);
  const random = randomOf(seedRng('sweep'));
  return () => {
    const { seat } = nth(game.pending(match.state), 0);
    const { view } = frameFor(match, seat);
    append(match, { seat, move: bot({ view, seat, legal: legal(game, match.state, seat), random }) });
  };
}

interface Whole {
  readonly entries: readonly Entry<Vocabulary>[];
  /** The steps at which seat 0 is asked. */
  readonly asked: readonly number[];
  /** The steps at which only others are. */
  readonly waited: readonly number[];
}

const known = new Map<string, Whole>();

/** A whole game between bots; the same every time. */
function wholeGame(id: string, seats: number): Whole {
  const name = `${id}/${seats}`;
  const played = known.get(name) ?? playedOut(id, seats);
  known.set(name, played);
  return played;
}

function playedOut(id: string, seats: number): Whole {
  const match = opened({ game: id, seats });
  const { game } = match;
  const moves = botsOf(id, match);
  const asked: number[] = [];
  const waited: number[] = [];
  while (game.outcome(match.state) === null) {
    const isAsked = game.pending(match.state).some(({ seat }) => seat === 0);
    (isAsked ? asked : waited).push(match.entries.length);
    moves();
  }
  return { entries: match.entries, asked, waited };
}
