import type { MoveRule } from '../../../core/game.ts';
import { newAuction } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { simpleJob } from '../jobs.ts';
import type { GartenZwerge, Seek } from '../vocabulary.ts';

/** GZ-28: a gnome seeks a partner; the conditions come next. */
export const seek = (tables: Tables): MoveRule<GartenZwerge, Seek> => ({
  ...simpleJob(tables, (hat): Seek => ({ type: 'seek', hat })),
  apply(draft, { hat }, { seat, emit }) {
    draft.auction = newAuction(draft, { job: 'seek', seat, hat });
    draft.stage = { name: 'terms' };
    emit?.({ type: 'sought', seat, hat });
  },
});
