import type { Random } from '../../../../core/random.ts';
import { legal } from '../../../../core/play.ts';
import type { Entry, Match } from '../../../../core/match.ts';
import { type Chooser, preferring, type Shelf } from '../../../../testkit/playthrough.ts';
import { baselines } from '../../bot/baselines.ts';
import { flowersOf } from '../../data/cards.ts';
import { chicoree } from '../../index.ts';
import { en } from '../../texts/en.ts';
import type { Chicoree, Move, Options } from '../../vocabulary.ts';

const game = chicoree.open(chicoree.edition);
const sensible = baselines.keen(game);

/** Whoever must decide, in any order; a clock that runs is now and then quicker. */
const table =
  (think: (match: Match<Chicoree>, seat: number, dice: Random) => Move): Chooser<Chicoree> =>
  (match, dice): Entry<Chicoree> => {
    const timer = game.timer!(match.state);
    if (timer && dice.int(6) === 0) return { closing: timer.closing };
    const { seat } = dice.pick(game.pending(match.state));
    return { seat, move: think(match, seat, dice) };
  };

/** Plays well, but has second thoughts about the cards of a challenge. */
const think = ({ state }: Match<Chicoree>, seat: number, random: Random): Move => {
  const moves = legal(game, state, seat);
  const regret = moves.find(move => move.type === 'unstake');
  if (regret && random.int(4) === 0) return regret;
  return sensible({ view: game.view(state, seat), seat, legal: moves, random });
};
const choose = table(think);

/** Only the first seat plays well; the others spend whatever they have. */
const spendthrifts = table((match, seat, dice) => {
  const moves = legal(game, match.state, seat);
  const bids = moves.filter(move => move.type === 'bid' || move.type === 'close-fist');
  return seat > 0 && bids.length > 0 ? dice.pick(bids) : think(match, seat, dice);
});

/** Buys every card for one token, lays nothing but a Start, and lets go of as little as possible. */
const hoarders = preferring<Chicoree>((move, { agenda, players }) => {
  const task = agenda.at(-1);
  switch (move.type) {
    case 'lay-start':
      return 9;
    case 'bid':
      return task?.do === 'auction' && task.calls.length === 0 && move.tokens === 1 ? 8 : 0;
    case 'close-fist':
      return move.tokens === 1 ? 8 : 0;
    case 'close-hand':
      return 8;
    case 'stake':
      return players.every(({ staked }) => !staked.includes(move.card)) ? 7 - flowersOf(move.card) : 1;
    case 'draw':
    case 'pass':
      return 5;
    case 'open-shop':
    case 'lay-link':
    case 'destroy':
    case 'block':
    case 'boost':
    case 'unstake':
    case 'sell':
      return -1;
  }
});

const standard: Options = {
  auction: 'in-turn',
  countdown: 6,
  clock: 'off',
  noFlowers: 'unpaid',
  start: 'random',
};

export const shelf: Shelf<Chicoree> = {
  game,
  texts: en,
  plans: [
    {
      name: 'hoarders',
      shows: 'two who keep everything: no card moves any more, and the most steps win (CH-A22)',
      options: { ...standard, start: 0 },
      seats: 2,
      seed: 'hoarders-131',
      choose: hoarders,
    },
    {
      name: 'free-for-all',
      shows: 'open auctions as a race, closed by the hammer, and fists against the clock (CH-55, CH-A24, CH-A25)',
      options: { ...standard, auction: 'free-for-all', clock: 'on', start: 1 },
      seats: 3,
      seed: 'race-98',
      choose,
    },
    {
      name: 'last-standing',
      shows: 'spendthrifts go bankrupt one after the other, and the last one left wins (CH-64, CH-A16)',
      options: { ...standard, start: 2 },
      seats: 3,
      seed: 'last-3',
      choose: spendthrifts,
    },
    {
      name: 'four-players',
      shows: 'debts, a bankruptcy and a challenge that ends in a tie (CH-51, CH-62, CH-64); the chain wins',
      options: { ...standard, start: 3 },
      seats: 4,
      seed: 'four-156',
      choose,
    },
    {
      name: 'five-players',
      shows: 'five in a longer race; a challenge without a flower pays all (CH-A09)',
      options: { ...standard, auction: 'free-for-all', countdown: 12, noFlowers: 'paid', start: 4 },
      seats: 5,
      seed: 'five-47',
      choose,
    },
    {
      name: 'six-players',
      shows: 'the largest table, with the longest countdown (CH-A24)',
      options: { ...standard, auction: 'free-for-all', countdown: 24, start: 5 },
      seats: 6,
      seed: 'six-82',
      choose,
    },
    {
      name: 'duel',
      shows: 'two players by the standard rules, drawn by lot who starts',
      options: standard,
      seats: 2,
      seed: 'duel-116',
      choose,
    },
  ],
};
