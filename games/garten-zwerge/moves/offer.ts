import type { MoveRule } from '../../../core/game.ts';
import { newAuction, openAuction } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { simpleJob } from '../jobs.ts';
import type { GartenZwerge, Offer } from '../vocabulary.ts';

/** GZ-42: a gnome is offered as partner for somebody else's. */
export const offer = (tables: Tables): MoveRule<GartenZwerge, Offer> => ({
  ...simpleJob(tables, (hat): Offer => ({ type: 'offer', hat })),
  apply(draft, { hat }, effects) {
    const { seat } = effects;
    draft.auction = newAuction(draft, { job: 'offer', seat, hat });
    effects.emit?.({ type: 'offered', seat, hat });
    openAuction(tables, draft, effects);
  },
});
