import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { reveal } from '../turn.ts';
import type { Bid, Edition, Plots } from '../vocabulary.ts';

/** PLT-04: everyone bids in secret. */
export const bid = ({ purse }: Edition): MoveRule<Plots, Bid> => {
  const bids = Array.from({ length: purse + 1 }, (_, coins): Bid => ({ type: 'bid', coins }));
  return {
    takeback: true,

    candidates: () => bids,

    refuse(state, seat, { coins }) {
      const held = playerAt(state.players, seat).coins;
      return coins <= held ? null : { code: 'cannot-afford', clause: 'PLT-04', with: { coins, held } };
    },

    apply(draft, { coins }, effects) {
      playerAt(draft.players, effects.seat).bid = coins;
      effects.emit?.({ type: 'bid', seat: effects.seat, coins });
      if (draft.players.every(player => player.bid !== null)) reveal(draft, effects);
    },
  };
};
