import type { MoveRule } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import { pairUp } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { GREY } from '../data/words.ts';
import { forHats, readHat, refuseGnome } from '../jobs.ts';
import { jobDone } from '../turn.ts';
import type { GartenZwerge, PairUp } from '../vocabulary.ts';

const make = (hat: number): PairUp => ({ type: 'pair', hat });

/** GZ-45: who bought an offered gnome's company picks one of their own. */
export const pair = (tables: Tables): MoveRule<GartenZwerge, PairUp> => ({
  takeback: true,

  candidates: forHats(make),
  recognise: readHat(make),

  refuse(state, seat, { hat }) {
    const missing = refuseGnome(state, seat, hat);
    return missing ?? (hat === GREY ? { code: 'lazy', clause: 'GZ-26' } : null);
  },

  apply(draft, { hat }, effects) {
    const { seat: owner, hat: partner } = auctionOf(draft);
    pairUp(draft, { seat: effects.seat, pair: { own: hat, partner, owner }, desk: effects });
    jobDone(tables, draft, { seat: owner, desk: effects });
  },
});
