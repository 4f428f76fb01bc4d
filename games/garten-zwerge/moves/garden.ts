import type { MoveRule } from '../../../core/game.ts';
import type { Tables } from '../data/tables.ts';
import { forHats, openTo, readHat, refuseJob, releaseNext, sendToGarden } from '../jobs.ts';
import { nextJob } from '../turn.ts';
import type { Garden, GartenZwerge } from '../vocabulary.ts';

const make = (hat: number): Garden => ({ type: 'garden', hat });

/** GZ-27: a gnome works in the garden for its wage. */
export const garden = (tables: Tables): MoveRule<GartenZwerge, Garden> => ({
  takeback: true,
  candidates: forHats(make),
  legal: openTo(tables, 'garden', { make }),
  recognise: readHat(make),
  refuse: (state, seat, { hat }) => refuseJob(tables, state, { seat, wish: { job: 'garden', hat } }),
  apply(draft, { hat }, effects) {
    const { seat } = effects;
    sendToGarden(tables, draft, { seat, hat, because: 'job', desk: effects });
    releaseNext(draft, seat, effects);
    nextJob(tables, draft, { after: seat, desk: effects });
  },
});
