import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { CARDS } from '../data/cards.ts';
import type { Chicoree, Unstake } from '../vocabulary.ts';

const UNSTAKES = CARDS.map((_, card): Unstake => ({ type: 'unstake', card }));

/** CH-46: until all have closed, a card may be taken up again. */
export const unstake: MoveRule<Chicoree, Unstake> = {
  takeback: true,

  candidates: (state, seat) =>
    UNSTAKES.filter(({ card }) => playerAt(state.players, seat).staked.includes(card)),

  refuse: (state, seat, { card }) =>
    playerAt(state.players, seat).staked.includes(card) ? null : { code: 'not-staked', clause: 'CH-46' },

  retracts: () => true,

  recognise: reads(among(UNSTAKES)),

  apply(draft, { card }, { seat }) {
    const { staked } = playerAt(draft.players, seat);
    staked.splice(staked.indexOf(card), 1);
  },
};
