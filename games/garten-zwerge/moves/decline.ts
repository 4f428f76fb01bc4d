import type { MoveRule } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import { giveUp } from '../calls.ts';
import type { Tables } from '../data/tables.ts';
import type { Decline, GartenZwerge } from '../vocabulary.ts';

const DECLINE: readonly Decline[] = [{ type: 'decline' }];

/** GZ-A21: a seeker need not take any proposal; who offers must (GZ-73). */
export const decline = (tables: Tables): MoveRule<GartenZwerge, Decline> => ({
  takeback: true,
  candidates: () => DECLINE,
  refuse: state => (auctionOf(state).job === 'seek' ? null : { code: 'must-take-one', clause: 'GZ-73' }),
  apply: (draft, _decline, table) => giveUp(tables, draft, table),
});
