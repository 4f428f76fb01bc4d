import type { Bot } from '../../../../bots/bot.ts';
import { legal } from '../../../../core/play.ts';
import { nth } from '../../../../core/sure.ts';
import { mayTakeBack } from '../../../../core/takeback.ts';
import { anyMove, type Chooser, type Shelf } from '../../../../testkit/playthrough.ts';
import { baselines } from '../../bot/baselines.ts';
import { seasonsOfRice } from '../../index.ts';
import { en } from '../../texts/en.ts';
import type { Options, SeasonsOfRice } from '../../vocabulary.ts';

const game = seasonsOfRice.open(seasonsOfRice.edition);

/** Bots play, whoever is asked first; now and then one of them thinks again. */
const byBots =
  (...seats: readonly Bot<SeasonsOfRice>[]): Chooser<SeasonsOfRice> =>
  (match, dice) => {
    const { seat } = dice.pick(game.pending(match.state));
    if (mayTakeBack(match, seat) && dice.int(16) === 0) return { seat, takeback: true };
    const view = game.view(match.state, seat);
    return { seat, move: nth(seats, seat)({ view, seat, legal: legal(game, match.state, seat), random: dice }) };
  };

const [easy, normal] = [baselines.careless(game), baselines.keen(game)];
const standard: Options = { sizes: 'rulebook', houses: 'size', lastCard: 'swap', younger: 'coin' };

export const shelf: Shelf<SeasonsOfRice> = {
  game,
  texts: en,
  plans: [
    {
      name: 'two-players',
      shows: 'a game by the standard rules, with second thoughts',
      options: standard,
      seats: 2,
      seed: 'duel-1',
      choose: byBots(normal, normal),
    },
    {
      name: 'preview-table',
      shows: 'the points of the preview copy, a point for every house, the last card kept (SR-A01, SR-A02, SR-A05)',
      options: { sizes: 'preview', houses: 'size-and-point', lastCard: 'keep', younger: 0 },
      seats: 2,
      seed: 'preview-1',
      choose: byBots(easy, normal),
    },
    {
      name: 'younger-begins',
      shows: 'no points and as many farmers: the younger player opens the Dry season (SR-30)',
      options: { ...standard, younger: 1 },
      seats: 2,
      seed: 'younger-2',
      choose: anyMove,
    },
    {
      name: 'farmers-decide',
      shows: 'equal points in the end: more farmers win (SR-80)',
      options: standard,
      seats: 2,
      seed: 'farmers-35',
      choose: anyMove,
    },
    {
      name: 'shared-victory',
      shows: 'equal points and farmers in the end: the victory is shared (SR-81); a coin is tossed (SR-A08)',
      options: standard,
      seats: 2,
      seed: 'shared-294',
      choose: anyMove,
    },
  ],
};
