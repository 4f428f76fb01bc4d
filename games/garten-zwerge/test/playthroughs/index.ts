import type { Seat } from '../../../../core/game.ts';
import { legal } from '../../../../core/play.ts';
import { type Random, randomOf, seedRng } from '../../../../core/random.ts';
import type { Entry, Match } from '../../../../core/match.ts';
import { nth } from '../../../../core/sure.ts';
import type { Chooser, Plan, Shelf } from '../../../../testkit/playthrough.ts';
import { auctionOf } from '../../data/auction-of.ts';
import { baselines } from '../../bot/baselines.ts';
import { gartenZwerge } from '../../index.ts';
import { en } from '../../texts/en.ts';
import type { GartenZwerge, Move } from '../../vocabulary.ts';
import { STANDARD } from '../position.ts';

const game = gartenZwerge.open(gartenZwerge.edition);
const normal = baselines.keen(game);

type Whim = (match: Match<GartenZwerge>, seat: Seat, dice: Random) => Move | null;

/** Breeders who know what they do, most of the time: one move in so many is a whim. */
function breeders({ whims, whim = anything }: { readonly whims: number; readonly whim?: Whim }): Chooser<GartenZwerge> {
  return (match, dice) => {
    const { seat } = dice.pick(game.pending(match.state));
    const odd = dice.int(whims) === 0 ? whim(match, seat, dice) : null;
    return { seat, move: odd ?? botMove(match, seat) };
  };
}

function botMove({ state, entries }: Match<GartenZwerge>, seat: Seat): Move {
  const seen = { view: game.view(state, seat), seat, legal: legal(game, state, seat) };
  return normal({ ...seen, random: randomOf(seedRng(`${entries.length}`)) });
}

const anything: Whim = ({ state }, seat, dice) => dice.pick(legal(game, state, seat));

/** Haggles, promises in words and otherwise, withdraws, and says whether a promise was kept. */
const haggling: Whim = ({ state }, seat, dice) => {
  const moves = legal(game, state, seat);
  const mark = moves.filter(({ type }) => type === 'mark');
  if (mark.length > 0) return dice.pick(mark);
  const proposal = moves.find(move => move.type === 'propose');
  if (!proposal || proposal.type !== 'propose') return dice.pick(moves);
  if (auctionOf(state).proposals[seat] && dice.int(3) === 0) return { type: 'withdraw' };
  const by = auctionOf(state).job === 'seek' ? 'active' : 'proposer';
  const words = dice.pick(['I will cheer for you', 'a cake next Sunday', 'you get the first red one']);
  const what = dice.pick(['words', 'lend', 'no-outbid', 'enter-0', 'avoid-1'] as const);
  return {
    ...proposal,
    petals: 50 * (1 + dice.int(3)),
    pledges: [{ by, what, words: what === 'words' ? words : '' }],
  };
};

/** Now and then the clock runs out. */
function dawdling(choose: Chooser<GartenZwerge>, once: number): Chooser<GartenZwerge> {
  return (match, dice): Entry<GartenZwerge> => {
    const timer = game.timer!(match.state);
    return timer && dice.int(once) === 0 ? { closing: timer.closing } : choose(match, dice);
  };
}

/** Sells whatever can be sold. */
const sellers: Chooser<GartenZwerge> = ({ state }) => {
  const { seat } = nth(game.pending(state), 0);
  return { seat, move: legal(game, state, seat).find(({ type }) => type === 'sell')! };
};


const plan = (name: string, shows: string, setting: Omit<Plan<GartenZwerge>, 'name' | 'shows'>): Plan<GartenZwerge> => ({
  name,
  shows,
  ...setting,
});

export const shelf: Shelf<GartenZwerge> = {
  game,
  texts: en,
  plans: [
    plan('herr-schmiedel', 'two players and Herr Schmiedel, as the rulebook has it (GZ-74 to GZ-82)', {
      options: { ...STANDARD, start: 0 },
      seats: 2,
      seed: 'schmiedel-2',
      choose: breeders({ whims: 5 }),
    }),
    plan('one-hire-a-round', 'two players, one gnome hired per player and round', {
      options: { ...STANDARD, start: 1, hire: 'once', values: 'linear' },
      seats: 2,
      seed: 'hire-2',
      choose: breeders({ whims: 6 }),
    }),
    plan('three-players', 'closed fists with three players', {
      options: { ...STANDARD, start: 2, values: 'triangular' },
      seats: 3,
      seed: 'trio-2',
      choose: breeders({ whims: 8 }),
    }),
    plan('four-players', 'a clock on every fist: whoever is late passes (GZ-A28)', {
      options: { ...STANDARD, start: 3, clock: 'always' },
      seats: 4,
      seed: 'quartet-4',
      choose: dawdling(breeders({ whims: 10 }), 12),
    }),
    plan('five-players', 'no relief for those without gnomes (GZ-A13)', {
      options: { ...STANDARD, start: 4, relief: 'off' },
      seats: 5,
      seed: 'quintet-3',
      choose: breeders({ whims: 10 }),
    }),
    plan('six-players', 'the largest table', {
      options: { ...STANDARD, start: 5 },
      seats: 6,
      seed: 'sextet-2',
      choose: breeders({ whims: 3 }),
    }),
    plan('free-calling', 'free auctions with promises, kept and broken (GZ-68 to GZ-73)', {
      options: { ...STANDARD, auctions: 'free' },
      seats: 3,
      seed: 'free-5',
      choose: dawdling(breeders({ whims: 4, whim: haggling }), 30),
    }),
    plan('free-calling-for-two', 'free auctions against Herr Schmiedel’s fixed price (GZ-A24)', {
      options: { ...STANDARD, auctions: 'free', clock: 'never' },
      seats: 2,
      seed: 'free-two-4',
      choose: breeders({ whims: 4, whim: haggling }),
    }),
    plan('both-goals', 'gold and petals in one round: the collection decides (GZ-66)', {
      options: STANDARD,
      seats: 3,
      seed: 'both-24',
      choose: breeders({ whims: 1000 }),
    }),
    plan('sixty-rounds', 'nobody keeps a gnome, so the last round ends it (GZ-A27)', {
      options: { ...STANDARD, relief: 'off' },
      seats: 3,
      seed: 'sixty-1',
      choose: sellers,
    }),
  ],
};
