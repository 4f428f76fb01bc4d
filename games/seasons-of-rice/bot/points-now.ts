import type { Bot } from '../../../bots/bot.ts';
import type { Game } from '../../../core/game.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { pointsFor } from '../closing.ts';
import { deckOf } from '../data/deck.ts';
import { surveyed } from '../ground.ts';
import { legalTrials } from '../placing.ts';
import { total } from '../scoring.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';

/** A player that takes the card and the spot with most points at once, and otherwise does anything. */
export function pointsNow(game: Game<SeasonsOfRice>): Bot<SeasonsOfRice> {
  const deck = deckOf(game.edition);
  return ({ view, seat, legal, random }) => {
    const { options, players } = game.determinize(view, seat, random);
    const { landscape, ancestor, plan } = nth(players, seat);
    const closer = { options, ancestor, at: landscape.length };
    const bring = (card: number) =>
      legalTrials(surveyed(deck, landscape), card).map(({ verdict, ...spot }) => ({
        ...spot,
        points: verdict.closes.reduce((sum, field) => sum + total(pointsFor(deck, closer, field)), 0),
      }));
    const most = <T>(items: readonly T[], worth: (item: T) => number): T => {
      const top = Math.max(...items.map(worth));
      return random.pick(items.filter(item => worth(item) === top));
    };
    if (view.season === 'ancestors') return random.pick(legal);
    if (plan.spot !== null) return random.pick(legal.filter(({ type }) => type === 'send'));
    if (plan.card !== null) {
      const { turn, x, y } = most(bring(plan.card), ({ points }) => points);
      return { type: 'place', turn, x, y };
    }
    return most(
      legal.filter(move => move.type === 'pick'),
      ({ card }) => Math.max(...bring(keyed(deck.cardNumber, card)).map(({ points }) => points)),
    );
  };
}
