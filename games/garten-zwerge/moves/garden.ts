import type { MoveRule } from '../../../core/game.ts';
import type { Tables } from '../data/tables.ts';
import { sendToGarden, simpleJob } from '../jobs.ts';
import { jobDone } from '../turn.ts';
import type { Garden, GartenZwerge } from '../vocabulary.ts';

/** GZ-27: a gnome works in the garden for its wage. */
export const garden = (tables: Tables): MoveRule<GartenZwerge, Garden> => ({
  ...simpleJob(tables, (hat): Garden => ({ type: 'garden', hat })),
  apply(draft, { hat }, effects) {
    const { seat } = effects;
    sendToGarden(tables, draft, { seat, hat, because: 'job', desk: effects });
    jobDone(tables, draft, { seat, desk: effects });
  },
});
