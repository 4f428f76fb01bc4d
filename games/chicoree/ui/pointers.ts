import { action } from '../../../web/kit/lesson/lesson.ts';
import type { Pointers } from '../../../web/kit/story/pointer.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { EXPORT_STEP, FACTORY_STEP, JOKER, SHOP_STEP, targetStep } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { COUNTER, handPlace, linkPlace, PILE, startPlace } from './places.ts';

const inHand = ({ card }: { readonly card: number }) => [handPlace(card)];

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<Chicoree> = {
  'open-shop': { clause: 'CH-11', at: ({ card }, { seat }) => [handPlace(card), linkPlace(seat, SHOP_STEP)] },
  'lay-link': {
    clause: ({ card, step }) => (card === JOKER ? 'CH-41' : step === EXPORT_STEP ? 'CH-16' : 'CH-14'),
    at: ({ card, step }, { seat }) => [handPlace(card), linkPlace(seat, step)],
  },
  'lay-start': { clause: 'CH-18', at: ({ card }, { seat }) => [handPlace(card), startPlace(seat)] },
  destroy: {
    clause: ({ card }) => (targetStep(card) === FACTORY_STEP ? 'CH-37' : 'CH-36'),
    at: ({ card, target }) => [handPlace(card), linkPlace(target, targetStep(card)), seatPlace(target)],
  },
  block: { clause: 'CH-38', at: ({ card, target }) => [handPlace(card), seatPlace(target)] },
  boost: { clause: 'CH-40', at: ({ card }) => [handPlace(card), PILE] },
  draw: { clause: 'CH-21', at: () => [PILE, action('draw')] },
  bid: { clause: 'CH-54', at: () => [COUNTER, action('bid')] },
  pass: { clause: 'CH-A10', at: () => [COUNTER, action('pass')] },
  'close-fist': { clause: 'CH-57', at: () => [COUNTER, action('close-fist')] },
  stake: { clause: 'CH-46', at: inHand },
  unstake: { clause: 'CH-46', at: inHand },
  'close-hand': { clause: 'CH-47', at: () => [action('close-hand')] },
  sell: { clause: 'CH-62', at: inHand },
};
