import { parseArgs } from 'node:util';
import { messageOf, no, ok, type Result } from '../../core/result.ts';

/** A contest: one candidate among opponents. */
export interface Order {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Bots are tuned on some deals and judged on others. */
  readonly deals: 'tuning' | 'test';
  readonly candidate: string;
  /** Clockwise from the candidate; a short list is repeated. */
  readonly opponents: readonly string[];
  /** Stop as soon as it is clear which of two differences in Elo is nearer to the truth. */
  readonly sprt: readonly [number, number] | null;
  /** The part of their playouts that levels make. */
  readonly effort: number;
  /** Then one opponent among candidates. */
  readonly both: boolean;
  /** Remember the result for the report. */
  readonly keep: boolean;
  /** Processes that play: fewer where others need the machine. */
  readonly processes: number;
}

export type Command =
  | { readonly do: 'help' | 'report' | 'wanted' }
  | { readonly do: 'honesty'; readonly keep: boolean }
  | { readonly do: 'contest' | 'self-play'; readonly order: Order }
  | { readonly do: 'probe'; readonly order: Order; readonly lessons: number; readonly seed: string };

/** The games that can be played, each with its seats and its bots. */
export interface Menu {
  readonly [game: string]: {
    readonly seats: { readonly min: number; readonly max: number };
    readonly bots: readonly string[];
    /** Whether somebody who knows nothing can learn it: it has features, and bots that look ahead by a judge. */
    readonly canLearn: boolean;
  };
}

export const USAGE = `How strong the bots are. Every deal is played with the candidate in every seat.
A contest that was broken off goes on where it was, as long as no code has changed that plays it; more games of it can be asked for later.

  npm run arena -- [flags]

  --game ID          chill-and-chili
  --players N        4
  --games N          200
  --candidate BOT    head-gardener
  --opponents A,B    gardener; several are seated clockwise, a short list is repeated
  --effort PART      of their playouts that levels make, from 0.01 to 1
  --test             deals that no bot was tuned on
  --both             then one of the opponents among candidates
  --sprt LOW,HIGH    stop when one of two differences in Elo is refuted, for instance 0,20
  --self-play        the candidate among copies of itself: how games end, how often sealed bids tie
  --probe            somebody new learns against the candidate, then plays it: how far can it be exploited?
  --lessons N        games of this learner, 2000
  --seed WORD        of these games, potager
  --processes N      that play at once, 2
  --keep             remember the result for the report
  --report           write docs/bots.md from what is remembered
  --wanted           contests of which something is wanted that is not decided yet, one a line
  --honesty          look for bots that know what they cannot know, in 1,000 positions of every game
  --help             this text`;

const OPTIONS = {
  game: { type: 'string', default: 'chill-and-chili' },
  players: { type: 'string', default: '4' },
  games: { type: 'string', default: '200' },
  candidate: { type: 'string', default: 'head-gardener' },
  opponents: { type: 'string', default: 'gardener' },
  sprt: { type: 'string' },
  effort: { type: 'string', default: '1' },
  test: { type: 'boolean', default: false },
  both: { type: 'boolean', default: false },
  'self-play': { type: 'boolean', default: false },
  probe: { type: 'boolean', default: false },
  lessons: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'potager' },
  processes: { type: 'string', default: '2' },
  keep: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  wanted: { type: 'boolean', default: false },
  honesty: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What the command line asks for, or what is wrong with it. */
export function readCommand(args: readonly string[], menu: Menu): Result<Command, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    for (const other of ['help', 'report', 'wanted'] as const) if (values[other]) return ok({ do: other });
    if (values.honesty) return ok({ do: 'honesty', keep: values.keep });
    return contest(values, menu);
  } catch (error) {
    return no(messageOf(error));
  }
}

interface Values {
  readonly game: string;
  readonly players: string;
  readonly games: string;
  readonly candidate: string;
  readonly opponents: string;
  readonly sprt?: string;
  readonly effort: string;
  readonly test: boolean;
  readonly both: boolean;
  readonly 'self-play': boolean;
  readonly probe: boolean;
  readonly lessons: string;
  readonly seed: string;
  readonly processes: string;
  readonly keep: boolean;
}

function contest(values: Values, menu: Menu) {
  const { game, players, games, candidate, opponents, sprt, effort, test, both, keep, processes } = values;
  const dish = Object.hasOwn(menu, game) ? menu[game] : undefined;
  if (!dish) return unknown('game', game, Object.keys(menu));
  const { seats, bots, canLearn } = dish;
  const count = Number(players);
  if (!isCount(players) || count < seats.min || count > seats.max)
    return no(`--players must be a whole number from ${seats.min} to ${seats.max}, not “${players}”.`);
  if (!isCount(games)) return no(`--games must be a whole number from 1 on, not “${games}”.`);
  if (!bots.includes(candidate)) return unknown('candidate', candidate, bots);
  const rivals = opponents.split(',');
  const stranger = rivals.find(rival => !bots.includes(rival));
  if (stranger !== undefined) return unknown('opponents', stranger, bots);
  if (rivals.length >= count) return no(`--opponents names ${rivals.length} bots, too many.`);
  const bounds = sprt === undefined ? null : boundsIn(sprt);
  if (bounds === 'wrong') return no(`--sprt must be two numbers, the lower one first, not “${sprt}”.`);
  if (!(Number(effort) >= 0.01 && Number(effort) <= 1))
    return no(`--effort must be a number from 0.01 to 1, not “${effort}”.`);
  if (!/^[1-9]$/.test(processes))
    return no(`--processes must be a whole number from 1 to 9, not “${processes}”.`);
  const order: Order = {
    game,
    players: count,
    games: Number(games),
    deals: test ? 'test' : 'tuning',
    candidate,
    opponents: rivals,
    sprt: bounds,
    effort: Number(effort),
    both,
    keep,
    processes: Number(processes),
  };
  if (values.probe) return probe(values, order, canLearn);
  return ok({ do: values['self-play'] ? 'self-play' : 'contest', order } as const);
}

function probe({ lessons, seed }: Values, order: Order, canLearn: boolean) {
  if (!canLearn)
    return no(`--probe is for games whose bots look ahead by what they have learnt, not ${order.game}.`);
  if (!isCount(lessons)) return no(`--lessons must be a whole number from 1 on, not “${lessons}”.`);
  if (!/^\w{1,16}$/.test(seed)) return no(`--seed must be 1 to 16 letters and digits, not “${seed}”.`);
  return ok({ do: 'probe', order, lessons: Number(lessons), seed } as const);
}

/** `0,20`: the lower one first. */
function boundsIn(text: string): readonly [low: number, high: number] | 'wrong' {
  const [low = NaN, high = NaN, ...more] = text.split(',').map(Number);
  return low < high && more.length === 0 ? [low, high] : 'wrong';
}

const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text);

const unknown = (flag: string, value: string, known: readonly string[]) =>
  no(`--${flag} must be one of ${known.join(', ')}, not “${value}”.`);
