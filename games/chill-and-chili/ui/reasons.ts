import { nth } from '../../../core/sure.ts';
import type { Reasons } from '../../../web/kit/story/reason.ts';
import { kindOf } from '../data/cards.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { ChillAndChili } from '../vocabulary.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** What a move brings at once: points of a bed, drops, coins, or what it costs. */
export const reasons: Reasons<ChillAndChili> = ({ move, seat, view, after, events }, language) => {
  const words = WORDS[language];
  const [before, then] = [nth(view.players, seat), nth(after.players, seat)];
  const gained = then.total - before.total;
  if (events.some(event => event.type === 'watered' && event.full) && gained > 0)
    return words.doubles(gained);
  switch (move.type) {
    case 'plant': {
      const planted = events.find(event => event.type === 'planted');
      return planted ? words.bed(planted.points, then.freeSuns - before.freeSuns) : null;
    }
    case 'withdraw':
    case 'choose-face': {
      const tokens = events.reduce(
        (sum, event) => (event.type === 'withdrew' || event.type === 'fetched' ? sum + event.tokens : sum),
        0,
      );
      if (tokens === 0) return null;
      return move.as === 'coins'
        ? words.coins(tokens, then.coins)
        : words.drops(tokens, Math.max(0, before.freeSuns - tokens));
    }
    case 'draw':
      return words.free;
    case 'lay-out':
      return words.laidOut;
    case 'buy-vegetable': {
      const bought = events.find(event => event.type === 'bought-vegetable');
      const held = bought
        ? (after.hand ?? []).filter(card => kindOf(card) === kindOf(bought.card)).length
        : 0;
      return held > 1 ? words.another(held) : words.costs(before.coins - then.coins, then.coins);
    }
    case 'buy-accessory':
      return words.costs(before.coins - then.coins, then.coins);
    case 'refresh':
    case 'scare':
    case 'discard':
    case 'water':
    case 'finish-watering':
    case 'end-turn':
      return null;
  }
};
