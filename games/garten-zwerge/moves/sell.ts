import { add } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { GREY } from '../data/words.ts';
import { salePrice } from '../event-cards.ts';
import { releaseNext, simpleJob } from '../jobs.ts';
import { nextJob } from '../turn.ts';
import type { GartenZwerge, Sell } from '../vocabulary.ts';

/** GZ-47: a gnome is sold for its hat; a grey one is thrown away for nothing (GZ-26, GZ-A11). */
export const sell = (tables: Tables): MoveRule<GartenZwerge, Sell> => ({
  ...simpleJob(tables, (hat): Sell => ({ type: 'sell', hat })),
  apply(draft, { hat }, effects) {
    const { seat } = effects;
    const player = playerAt(draft.players, seat);
    const petals = salePrice(tables, draft, hat);
    add(player.free, hat, -1);
    player.petals += petals;
    effects.emit?.({ type: 'sold', seat, hat, petals });
    if (hat !== GREY) releaseNext(draft, seat, effects);
    nextJob(tables, draft, { after: seat, desk: effects });
  },
});
