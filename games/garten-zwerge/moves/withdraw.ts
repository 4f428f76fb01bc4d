import type { MoveRule } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import { wakeOthers } from '../calls.ts';
import type { GartenZwerge, Withdraw } from '../vocabulary.ts';

const WITHDRAW: readonly Withdraw[] = [{ type: 'withdraw' }];

/** GZ-69: a proposal may be taken off the board until the calling ends. */
export const withdraw: MoveRule<GartenZwerge, Withdraw> = {
  takeback: 'said',

  candidates: () => WITHDRAW,

  refuse: (state, seat) =>
    auctionOf(state).proposals[seat] ? null : { code: 'no-proposal', clause: 'GZ-69' },

  apply(draft, _withdraw, { seat, emit }) {
    auctionOf(draft).proposals[seat] = null;
    wakeOthers(draft, seat);
    emit?.({ type: 'withdrew', seat });
  },
};
