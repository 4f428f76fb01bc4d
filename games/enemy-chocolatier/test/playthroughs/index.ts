import type { Seen } from '../../../../bots/bot.ts';
import { legal } from '../../../../core/play.ts';
import type { Random } from '../../../../core/random.ts';
import type { Entry, Match } from '../../../../core/match.ts';
import { nth } from '../../../../core/sure.ts';
import { type Chooser, preferring, type Shelf } from '../../../../testkit/playthrough.ts';
import { baselines } from '../../bot/baselines.ts';
import { enemyChocolatier } from '../../index.ts';
import { en } from '../../texts/en.ts';
import type { EnemyChocolatier, Options } from '../../vocabulary.ts';

const game = enemyChocolatier.open(enemyChocolatier.edition);
const easy = baselines.careless(game);
const normal = baselines.keen(game);

/** A bot plays; now and then it takes a purchase back first. */
function byBot(bot: (seen: Seen<EnemyChocolatier>) => Seen<EnemyChocolatier>['legal'][number]) {
  return (match: Match<EnemyChocolatier>, dice: Random): Entry<EnemyChocolatier> => {
    const { seat } = match.state.turn;
    if (match.recent.length > 0 && dice.int(24) === 0) return { seat, takeback: true };
    const moves = legal(game, match.state, seat);
    return { seat, move: bot({ view: game.view(match.state, seat), seat, legal: moves, random: dice }) };
  };
}

/** Lays the town a little before the bots take over. */
const afterLaying =
  (then: Chooser<EnemyChocolatier>): Chooser<EnemyChocolatier> =>
  (match, dice) => {
    const { phase } = match.state;
    if (phase.name !== 'arranging') return then(match, dice);
    const done = 60 - phase.changesLeft;
    const wanted = nth((['turn-tile', 'swap-tiles', 'turn-tile', 'shuffle-tiles', 'swap-tiles', 'begin'] as const), done);
    return preferring<EnemyChocolatier>(({ type }) => (type === wanted ? 1 : 0))(match, dice);
  };

/** Buys one house in the rounds in which it is awake, and nothing in the others. */
const sleepy = (awake: (round: number) => boolean): Chooser<EnemyChocolatier> =>
  preferring<EnemyChocolatier>(({ type }, { round, turn }) =>
    type === 'buy' ? (awake(round) && turn.bought === 0 ? 2 : 0) : 1,
  );

/** Whoever is asked to share the victory does. */
const agreeing =
  (then: Chooser<EnemyChocolatier>): Chooser<EnemyChocolatier> =>
  (match, dice) =>
    match.state.phase.name === 'voting'
      ? { seat: match.state.turn.seat, move: { type: 'vote', share: true } }
      : then(match, dice);

const standard: Options = { start: 'random', tiles: 'random', markers: 'unlimited', stalemate: 'ranking' };

export const shelf: Shelf<EnemyChocolatier> = {
  game,
  texts: en,
  plans: [
    {
      name: 'two-players',
      shows: 'a duel by the standard rules',
      options: standard,
      seats: 2,
      seed: 'duel-1',
      choose: byBot(normal),
    },
    {
      name: 'three-players',
      shows: 'a town laid by hand (EC-A21)',
      options: { ...standard, tiles: 'by-hand', start: 2 },
      seats: 3,
      seed: 'trio-1',
      choose: afterLaying(byBot(normal)),
    },
    {
      name: 'four-players',
      shows: 'a table of four, and markers for 29 houses each (EC-A20)',
      options: { ...standard, markers: 'thirty', start: 3 },
      seats: 4,
      seed: 'quartet-1',
      choose: byBot(normal),
    },
    {
      name: 'five-players',
      shows: 'a table of five that makes mistakes; a closed neighbourhood is broken up (EC-62)',
      options: { ...standard, start: 4 },
      seats: 5,
      seed: 'quintet-20',
      choose: byBot(easy),
    },
    {
      name: 'six-players',
      shows: 'the largest table, every recipe in play',
      options: { ...standard, start: 5 },
      seats: 6,
      seed: 'sextet-1',
      choose: byBot(easy),
    },
    {
      name: 'stalemate',
      shows: 'six rounds without a purchase or a point: points, ingredients and money decide (EC-A27)',
      options: { ...standard, start: 0 },
      seats: 2,
      seed: 'sleepy-7',
      choose: sleepy(round => round < 3),
    },
    {
      name: 'shared-stalemate',
      shows: 'the same as a victory shared by all (EC-A27)',
      options: { ...standard, start: 1, stalemate: 'shared' },
      seats: 3,
      seed: 'sleepy-2',
      choose: sleepy(round => round < 3),
    },
    {
      name: 'voted-stalemate',
      shows: 'the same put to the vote, and all agree (EC-A27)',
      options: { ...standard, start: 0, stalemate: 'vote' },
      seats: 2,
      seed: 'sleepy-5',
      choose: agreeing(sleepy(round => round < 3)),
    },
    {
      name: 'sixty-rounds',
      shows: 'sixty rounds are over and nobody has won (EC-A27)',
      options: standard,
      seats: 2,
      seed: 'sleepy-3',
      choose: sleepy(round => round % 6 === 1),
    },
  ],
};
