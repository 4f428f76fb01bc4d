import type { MoveRule } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import { endCalling } from '../calls.ts';
import type { Tables } from '../data/tables.ts';
import type { GartenZwerge, Stand } from '../vocabulary.ts';

const STAND: readonly Stand[] = [{ type: 'stand' }];

/** GZ-A28: nothing more to say unless somebody else calls; when all are silent, the calling ends. */
export const stand = (tables: Tables): MoveRule<GartenZwerge, Stand> => ({
  takeback: 'said',
  candidates: () => STAND,
  refuse: () => null,
  apply(draft, _stand, effects) {
    const { stood, asked, seat } = auctionOf(draft);
    stood[effects.seat] = true;
    effects.emit?.({ type: 'stood', seat: effects.seat });
    if ([...asked, seat].every(one => stood[one]))
      endCalling(tables, draft, { by: 'silence', desk: effects });
  },
});
