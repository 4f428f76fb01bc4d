import { type Level, LEVELS } from '../../bots/levels.ts';
import { keyed, nth } from '../../core/sure.ts';
import type { Estimate } from '../../bots/statistics.ts';
import type { Menu, Order } from './flags.ts';

/** Who plays whom, how many of them. */
export type Pairing = Pick<Order, 'players' | 'candidate' | 'opponents'>;

/** What is wanted of a contest: a share of the victories of at least, or of at most, so much. */
export interface Goal {
  readonly kind: Kind;
  readonly side: 'least' | 'most';
  readonly share: number;
}

export const KINDS = {
  keen: 'the best against keen',
  simple: 'the best against simple play',
  'simple-among-best': 'simple play among the best',
  step: 'a level against the one below',
} as const;

type Kind = keyof typeof KINDS;

/** Whether the whole interval is where it is wanted, none of it, or a part. */
export type Verdict = 'yes' | 'no' | 'open';

const BEST: Level = 'head-gardener';
/** What the best should win of the bots of the time before there were six levels, by players. */
const OF_KEEN: ReadonlyMap<number, number> = new Map([
  [2, 0.62],
  [3, 0.45],
  [4, 0.4],
  [5, 0.3],
  [6, 0.3],
]);
/** Those are no simple policies. */
const FORMER = ['keen', 'careless'];

/** Null where nothing is wanted. */
export function goalOf({ players, candidate, opponents }: Pairing): Goal | null {
  const [rival, ...others] = opponents;
  if (rival === undefined || others.length > 0) return null;
  if (candidate === BEST && rival === 'keen')
    return { kind: 'keen', side: 'least', share: keyed(OF_KEEN, players) };
  if (candidate === BEST && isSimple(rival))
    return { kind: 'simple', side: 'least', share: players === 2 ? 0.65 : 2 / players };
  if (isSimple(candidate) && rival === BEST)
    return { kind: 'simple-among-best', side: 'most', share: 0.5 / players };
  const below = LEVELS.findIndex(level => level === candidate) - 1;
  return below >= 0 && rival === LEVELS[below] ? { kind: 'step', side: 'least', share: 1 / players } : null;
}

/** Where a number of players is as good as another: four, or as many as may play. */
const USUAL = 4;

/** All contests of a game that something is wanted of: keen with every number of players, the rest with the usual one. */
export function wantedOf({ seats, bots }: Menu[string]): Pairing[] {
  const usual = Math.min(seats.max, USUAL);
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const simple = bots.filter(isSimple);
  const pairing = (players: number, candidate: string, rival: string): Pairing => ({
    players,
    candidate,
    opponents: [rival],
  });
  return [
    ...all.map(players => pairing(players, BEST, 'keen')),
    ...simple.flatMap(bot => [pairing(usual, BEST, bot), pairing(usual, bot, BEST)]),
    ...LEVELS.slice(1).map((level, below) => pairing(usual, level, nth(LEVELS, below))),
  ];
}

const isSimple = (bot: string): boolean => !LEVELS.some(level => level === bot) && !FORMER.includes(bot);

export function verdictOn({ side, share }: Goal, { mean, margin }: Estimate): Verdict {
  if (margin === null) return 'open';
  const [low, high] = [mean - margin, mean + margin];
  if (side === 'least') return low >= share ? 'yes' : high < share ? 'no' : 'open';
  return high <= share ? 'yes' : low > share ? 'no' : 'open';
}

export function goalText({ side, share }: Goal, verdict: Verdict): string {
  return `${side === 'least' ? '≥' : '≤'} ${Number((100 * share).toFixed(1))} %: ${verdict}`;
}
