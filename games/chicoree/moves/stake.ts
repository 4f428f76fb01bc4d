import { amount, hasAny } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { CARDS, type Card } from '../data/cards.ts';
import type { Chicoree, Stake } from '../vocabulary.ts';

const STAKES = CARDS.map((_, card): Stake => ({ type: 'stake', card }));

/** CH-46: one more hand card for the challenge, unseen by the others. */
export const stake: MoveRule<Chicoree, Stake> = {
  takeback: true,

  candidates(state, seat) {
    const { hand, staked } = playerAt(state.players, seat);
    const found: Stake[] = [];
    for (let card = 0; card < STAKES.length; card++)
      if (hasAny(hand, card) && amount(hand, card) > countOf(staked, card)) found.push(STAKES[card]!);
    return found;
  },

  refuse(state, seat, { card }) {
    const { hand, staked } = playerAt(state.players, seat);
    return amount(hand, card) > countOf(staked, card) ? null : { code: 'not-in-hand', clause: 'CH-46' };
  },

  recognise: reads(among(STAKES)),

  apply(draft, { card }, { seat }) {
    const { staked } = playerAt(draft.players, seat);
    staked.push(card);
    // In ascending order, so that the order of choosing shows nowhere.
    staked.sort((a, b) => a - b);
  },
};

function countOf(cards: readonly Card[], card: Card): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}
