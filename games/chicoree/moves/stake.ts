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
    return STAKES.filter(({ card }) => hand[card]! > countOf(staked, card));
  },

  refuse(state, seat, { card }) {
    const { hand, staked } = playerAt(state.players, seat);
    return hand[card]! > countOf(staked, card) ? null : { code: 'not-in-hand', clause: 'CH-46' };
  },

  recognise: reads(among(STAKES)),

  apply(draft, { card }, { seat }) {
    const { staked } = playerAt(draft.players, seat);
    staked.push(card);
    // In ascending order, so that the order of choosing shows nowhere.
    staked.sort((a, b) => a - b);
  },
};

const countOf = (cards: readonly Card[], card: Card): number => cards.filter(one => one === card).length;
