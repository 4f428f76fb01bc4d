import type { MoveRule } from '../../../core/game.ts';
import { newAuction } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { forHats, openTo, readHat, refuseJob } from '../jobs.ts';
import type { GartenZwerge, Seek } from '../vocabulary.ts';

const make = (hat: number): Seek => ({ type: 'seek', hat });

/** GZ-28: a gnome seeks a partner; the conditions come next. */
export const seek = (tables: Tables): MoveRule<GartenZwerge, Seek> => ({
  takeback: true,
  candidates: forHats(make),
  legal: openTo(tables, 'seek', { make }),
  recognise: readHat(make),
  refuse: (state, seat, { hat }) => refuseJob(tables, state, { seat, wish: { job: 'seek', hat } }),
  apply(draft, { hat }, { seat, emit }) {
    draft.auction = newAuction(draft, { job: 'seek', seat, hat });
    draft.stage = { name: 'terms' };
    emit?.({ type: 'sought', seat, hat });
  },
});
