import { frameFor } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Entry, type Match, openMatch } from '../../core/match.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { GAMES } from '../../games/index.ts';
import type { SavedTable } from '../../web/host/saved.ts';

export const MOMENTS = ['early', 'middle', 'late', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How much of the game is over. */
const SHARES: { readonly [M in Moment]: number } = { early: 0.06, middle: 0.5, late: 0.93, end: 1 };
const NAMES = ['Marguerite', 'Basil', 'Rosemary', 'Fennel', 'Clover', 'Sorrel'];

/** A table as a browser keeps it, at one moment of a game that bots played from a fixed seed; seat 0 is asked. */
export function savedAt(game: string, seats: number, moment: Moment): SavedTable {
  const { entries, asked } = wholeGame(game, seats);
  const wanted = entries.length * SHARES[moment];
  const nearest = asked.reduce((best, step) =>
    Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best,
  );
  const match = opened(game, seats);
  for (const entry of moment === 'end' ? entries : entries.slice(0, nearest)) append(match, entry);
  return {
    id: `${game}-${seats}-${moment}`,
    record: recordOf(match),
    edition: null,
    holders: Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { kind: 'person' as const, name: NAMES[0]! }
        : { kind: 'bot' as const, name: NAMES[seat]!, level: Object.keys(GAMES[game]!.bots)[0]! },
    ),
    touched: 0,
    over: moment === 'end',
  };
}

function opened(id: string, seats: number): Match<Vocabulary> {
  const { box } = GAMES[id]!;
  const game = box.open(box.edition);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  return openMatch(game, { options, seats, seed: `sweep/${id}/${seats}` });
}

interface Whole {
  readonly entries: readonly Entry<Vocabulary>[];
  /** The steps at which seat 0 is asked. */
  readonly asked: readonly number[];
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
  const match = opened(id, seats);
  const { game } = match;
  const bot = Object.values(GAMES[id]!.bots).at(-1)!(game);
  const random = randomOf(seedRng('sweep'));
  const asked: number[] = [];
  while (game.outcome(match.state) === null) {
    const pending = game.pending(match.state);
    if (pending.some(({ seat }) => seat === 0)) asked.push(match.entries.length);
    const { seat } = pending[0]!;
    const { view } = frameFor(match, seat);
    append(match, { seat, move: bot({ view, seat, legal: legal(game, match.state, seat), random }) });
  }
  return { entries: match.entries, asked };
}
