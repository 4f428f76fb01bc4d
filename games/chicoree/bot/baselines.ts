import type { Bot } from '../../../bots/bot.ts';
import type { Baselines } from '../../../bots/game-bots.ts';
import type { Game } from '../../../core/game.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import type { Chicoree, Move } from '../vocabulary.ts';
import { BELIEFS } from './keen/beliefs.ts';
import { level } from './keen/level.ts';

const keen = level({ beliefs: BELIEFS, noise: 0, slips: 0 });

/** Plays its cards as the keen do, but has a rule of its own for bids and calls: what it says of all it might bid, in ascending order; null to pass. */
function bidding(rule: (bids: readonly Bid[]) => Bid | null) {
  return (game: Game<Chicoree>): Bot<Chicoree> => {
    const cards = keen(game);
    return seen => {
      const bids = seen.legal.filter(
        (move): move is Bid => move.type === 'bid' || move.type === 'close-fist',
      );
      if (bids.length === 0) return cards(seen);
      return rule(bids) ?? seen.legal.find(({ type }) => type === 'pass') ?? nth(bids, 0);
    };
  };
}

type Bid = Extract<Move, { type: 'bid' | 'close-fist' }>;

export const baselines = {
  /** The two levels of the time before there were six. */
  careless: level({ beliefs: BELIEFS, noise: 0.8, slips: 4 }),
  keen,
  /** One token for everything: the first call, and every fist. */
  'always-one': bidding(bids => bids.find(({ tokens }) => tokens === 1) ?? null),
  /** Never a token for anything. */
  'never-bids': bidding(() => null),
  /** Half of what it has for whatever is sold. */
  'half-the-purse': bidding(bids => {
    const half = lastOf(bids).tokens >> 1;
    return bids.find(({ tokens }) => tokens > 0 && tokens >= half) ?? null;
  }),
} satisfies Baselines<Chicoree>;
