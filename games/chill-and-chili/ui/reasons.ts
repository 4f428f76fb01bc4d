import { nth } from '../../../core/sure.ts';
import type { Reasons } from '../../../web/kit/story/reason.ts';
import { accessoryName, BED_SIZES, type Card, kindOf } from '../data/cards.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { ChillAndChili, View } from '../vocabulary.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** What a move brings at once, or what it makes possible; never only its price, which the move itself tells. */
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
      if (move.as === 'drops') return words.drops(tokens, Math.max(0, before.freeSuns - tokens));
      const next = affordable(after, { had: before.coins, has: then.coins });
      if (next !== null) return words.affords(next);
      return before.turnsLeft === 1 && gained > 0 ? words.coinsScore(gained) : null;
    }
    case 'draw':
      return words.free;
    case 'refresh':
      return nth(view.market, move.row).some(card => card !== null && heldLike(view, card) > 0)
        ? null
        : words.noneFits;
    case 'lay-out':
      return words.laidOut(accessoryName(move.card));
    case 'buy-accessory':
      return words.bought(accessoryName(move.card));
    case 'buy-vegetable': {
      const bought = events.find(event => event.type === 'bought-vegetable');
      if (!bought) return null;
      const held = heldLike(view, bought.card) + 1;
      const [least] = nth(BED_SIZES, kindOf(bought.card));
      if (held === least) return words.completes;
      return held > 1 ? words.another(held) : words.first(least - held);
    }
    case 'scare':
    case 'discard':
    case 'water':
    case 'finish-watering':
    case 'end-turn':
      return null;
  }
};

/** How many cards of the same kind are in the reader's hand. */
const heldLike = ({ hand }: View, card: Card): number =>
  (hand ?? []).filter(other => kindOf(other) === kindOf(card)).length;

/** A card of the market that completes a bed begun in hand, and that could not be paid for before. */
function affordable(view: View, { had, has }: { readonly had: number; readonly has: number }): Card | null {
  const cards = view.market.flatMap(row => row.filter((_, i) => i + 1 > had && i + 1 <= has));
  const completes = (card: Card) =>
    heldLike(view, card) > 0 && heldLike(view, card) + 1 === nth(nth(BED_SIZES, kindOf(card)), 0);
  return cards.find(card => card !== null && completes(card)) ?? null;
}
