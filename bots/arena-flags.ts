import { nth } from '../core/sure.ts';

/** What the arena is asked to play. */
export interface Order {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly candidate: string;
  /** Clockwise from the candidate; a short list is repeated. */
  readonly opponents: readonly string[];
}

/** An error message that names the bad argument. */
export interface Refused {
  readonly refused: string;
}

/** The games that can be played, each with its seats and its bots. */
export interface Menu {
  readonly [game: string]: {
    readonly seats: { readonly min: number; readonly max: number };
    readonly bots: readonly string[];
  };
}

const DEFAULTS = {
  game: 'chill-and-chili',
  players: '4',
  games: '200',
  seed: 'arena',
  candidate: 'normal',
  opponents: 'random',
};

type Flags = { -readonly [F in keyof typeof DEFAULTS]: string };

export const USAGE = `Usage: npm run arena -- [flags]
${Object.entries(DEFAULTS)
  .map(([flag, value]) => `  --${flag.padEnd(10)} ${value}`)
  .join('\n')}
Opponents may be several, separated by commas. Every deal is played with the candidate in every seat.`;

/** Reads flags of the form `--name value` or `--name=value`. */
export function readOrder(words: readonly string[], menu: Menu): Order | Refused {
  const flags = readFlags(words);
  return 'refused' in flags ? flags : checked(flags, menu);
}

function readFlags(words: readonly string[]): Flags | Refused {
  const flags: Flags = { ...DEFAULTS };
  for (let i = 0; i < words.length; i++) {
    const [flag = '', inline] = nth(words, i).split(/=(.*)/s);
    const name = flag.replace(/^--/, '');
    if (!flag.startsWith('--') || !isFlag(name)) return refuse(`Unknown flag “${flag}”.`);
    const value = inline ?? words[++i];
    if (value === undefined || value === '') return refuse(`--${name} needs a value.`);
    flags[name] = value;
  }
  return flags;
}

function checked({ game, players, games, seed, candidate, opponents }: Flags, menu: Menu): Order | Refused {
  if (!Object.hasOwn(menu, game)) return unknown('game', game, Object.keys(menu));
  const { seats, bots } = menu[game]!;
  if (!isCount(players) || Number(players) < seats.min || Number(players) > seats.max)
    return refuse(`--players must be a whole number from ${seats.min} to ${seats.max}, not “${players}”.`);
  if (!isCount(games)) return refuse(`--games must be a whole number from 1 on, not “${games}”.`);
  const rivals = opponents.split(',');
  if (!bots.includes(candidate)) return unknown('candidate', candidate, bots);
  const stranger = rivals.find(rival => !bots.includes(rival));
  if (stranger !== undefined) return unknown('opponents', stranger, bots);
  if (rivals.length >= Number(players)) return refuse(`--opponents names ${rivals.length} bots, too many.`);
  return { game, players: Number(players), games: Number(games), seed, candidate, opponents: rivals };
}

const isFlag = (name: string): name is keyof Flags => Object.hasOwn(DEFAULTS, name);

const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text);

const refuse = (refused: string): Refused => ({ refused });

const unknown = (flag: string, value: string, known: readonly string[]): Refused =>
  refuse(`--${flag} must be one of ${known.join(', ')}, not “${value}”.`);
