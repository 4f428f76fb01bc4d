import { nth } from '../../../core/sure.ts';
import type { Reasons } from '../../../web/kit/story/reason.ts';
import { targetStep } from '../data/cards.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { Chicoree } from '../vocabulary.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** How a card brings the chain on, what it earns or takes from others, and what is left for the next auction. */
export const reasons: Reasons<Chicoree> = ({ move, seat, view, after, events, names }, language) => {
  const words = WORDS[language];
  const [before, then] = [nth(view.players, seat), nth(after.players, seat)];
  if (events.some(event => event.type === 'won' && event.seat === seat)) return words.wins;
  switch (move.type) {
    case 'lay-link': {
      const more = then.charge - before.charge;
      return more > 0 ? words.earns(more, then.missing.length) : words.link(then.missing.length);
    }
    case 'open-shop':
      return words.shop(then.charge - before.charge);
    case 'lay-start':
      return words.start(then.income);
    case 'destroy':
      return words.destroys(names(move.target), targetStep(move.card));
    case 'block':
      return words.blocks(names(move.target), nth(view.players, move.target).expects);
    case 'pass':
      return words.keeps(before.tokens);
    case 'bid':
      return words.ifWon(before.tokens - move.tokens);
    case 'close-fist':
      return move.tokens === 0 ? words.keeps(before.tokens) : words.leaves(before.tokens - move.tokens);
    case 'boost':
    case 'draw':
    case 'stake':
    case 'unstake':
    case 'close-hand':
    case 'sell':
      return null;
  }
};
