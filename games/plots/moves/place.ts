import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { offerNext } from '../turn.ts';
import type { Edition, Place, Plots } from '../vocabulary.ts';

/** PLT-09: the winner builds the plot on a free cell of their own row. */
export const place = ({ row }: Edition): MoveRule<Plots, Place> => {
  const cells = Array.from({ length: row }, (_, cell): Place => ({ type: 'place', cell }));
  return {
    takeback: 'turns-up',

    candidates: () => cells,

    refuse(state, seat, { cell }) {
      const free = playerAt(state.players, seat).row[cell] === null;
      return free ? null : { code: 'cell-taken', clause: 'PLT-09', with: { cell: cell + 1 } };
    },

    apply(draft, { cell }, effects) {
      playerAt(draft.players, effects.seat).row[cell] = draft.onOffer;
      effects.emit?.({ type: 'placed', seat: effects.seat, cell, plot: draft.onOffer });
      offerNext(draft, effects);
    },
  };
};
