import type { Seen } from '../../../bots/bot.ts';
import type { Character } from '../../../bots/characters.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { Plan } from './wet.ts';

/** Points that a taste is worth at most: it decides where little else does. */
const TASTE = 1;

/** What each of them sees in a plan, from -1 to 1. */
const TASTES: { readonly [C in Character]?: (plan: Plan, { worth, points }: Gain) => number } = {
  // Closes late, so that fields grow large.
  hoarder: (_, { points }) => (points === 0 ? 1 : -1),
  // Closes what can be closed.
  miser: (_, { points }) => (points > 0 ? 1 : 0),
  'show-off': (_, { points }) => Math.min(1, points / 12),
  gambler: (_, { worth, points }) => (worth > points ? 1 : -1),
  // Keeps the landscape in one piece, near its first card.
  gardener: ({ branch: { spot } }) => 1 - (Math.abs(spot.x) + Math.abs(spot.y)) / 8,
};

/** What a plan brings at once, and what its landscape gains in all. */
interface Gain {
  readonly points: number;
  readonly worth: number;
}

/** What the character of a bot adds to a plan, in points. */
export function likingOf({ character, view, seat }: Seen<SeasonsOfRice>): (plan: Plan) => number {
  const taste = character && TASTES[character];
  const before = view.players[seat]!.score;
  return plan => {
    if (!taste) return 0;
    const { ledger, worth } = plan.branch;
    return TASTE * taste(plan, { points: ledger.points - before, worth: worth - before });
  };
}
