import type { MoveRule } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import { endCalling } from '../calls.ts';
import type { Tables } from '../data/tables.ts';
import type { CloseBoard, GartenZwerge } from '../vocabulary.ts';

const CLOSE: readonly CloseBoard[] = [{ type: 'close-board' }];

/** GZ-A28: the active player ends the calling, but not before the others could speak: nobody would have to take
 * a proposal that could not be made (GZ-73). */
export const closeBoard = (tables: Tables): MoveRule<GartenZwerge, CloseBoard> => ({
  takeback: 'said',

  candidates: () => CLOSE,

  refuse(state) {
    const { asked, calls, stood } = auctionOf(state);
    const unheard = asked.filter(seat => calls[seat] === 0 && !stood[seat]).length;
    return unheard === 0 ? null : { code: 'not-all-heard', clause: 'GZ-A28', with: { unheard } };
  },

  apply: (draft, _close, table) => endCalling(tables, draft, { by: table.seat, desk: table }),
});
