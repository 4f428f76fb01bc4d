import { add, amount } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { HATS } from '../data/words.ts';
import { gain } from '../gnomes.ts';
import { forHats, openTo, readHat, refuseJob } from '../jobs.ts';
import { jobDone } from '../turn.ts';
import type { Exchange, GartenZwerge } from '../vocabulary.ts';

const make = (hat: number): Exchange => ({ type: 'exchange', hat });

/** GZ-48 to GZ-50: two gnomes of a hat for one of the next rank, which rests this round. */
export const exchange = (tables: Tables): MoveRule<GartenZwerge, Exchange> => ({
  takeback: true,
  candidates: forHats(make),
  legal: openTo(tables, 'exchange', { make, gnomes: 2 }),
  recognise: readHat(make),

  refuse(state, seat, { hat }) {
    const refused = refuseJob(tables, state, { seat, wish: { job: 'exchange', hat } });
    if (refused || amount(playerAt(state.players, seat).free, hat) >= 2) return refused;
    return { code: 'need-two', clause: 'GZ-48', with: { hat: HATS[hat]!, next: HATS[hat + 1]! } };
  },

  apply(draft, { hat }, effects) {
    const { seat } = effects;
    add(playerAt(draft.players, seat).free, hat, -2);
    gain(draft, seat, hat + 1);
    effects.emit?.({ type: 'exchanged', seat, hat, for: hat + 1 });
    jobDone(tables, draft, { seat, desk: effects });
  },
});
