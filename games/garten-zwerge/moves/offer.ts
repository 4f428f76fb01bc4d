import type { MoveRule } from '../../../core/game.ts';
import { newAuction, openAuction } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { forHats, openTo, readHat, refuseJob } from '../jobs.ts';
import type { GartenZwerge, Offer } from '../vocabulary.ts';

const make = (hat: number): Offer => ({ type: 'offer', hat });

/** GZ-42: a gnome is offered as partner for somebody else's. */
export const offer = (tables: Tables): MoveRule<GartenZwerge, Offer> => ({
  takeback: true,
  candidates: forHats(make),
  legal: openTo(tables, 'offer', { make }),
  recognise: readHat(make),
  refuse: (state, seat, { hat }) => refuseJob(tables, state, { seat, wish: { job: 'offer', hat } }),
  apply(draft, { hat }, effects) {
    const { seat } = effects;
    draft.auction = newAuction(draft, { job: 'offer', seat, hat });
    effects.emit?.({ type: 'offered', seat, hat });
    openAuction(tables, draft, effects);
  },
});
