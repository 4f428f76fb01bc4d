import { amount } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { GREY } from '../data/words.ts';
import { idle } from '../gnomes.ts';
import { nextJob } from '../turn.ts';
import type { GartenZwerge, Pass } from '../vocabulary.ts';

const PASS: readonly [Pass] = [{ type: 'pass' }];

/** GZ-A11: whoever has only greys left may keep them. */
export const pass = (tables: Tables): MoveRule<GartenZwerge, Pass> => ({
  takeback: true,

  candidates: () => PASS,

  refuse({ players }, seat) {
    const gnomes = idle(playerAt(players, seat));
    return gnomes === 0 ? null : { code: 'jobs-left', clause: 'GZ-22', with: { gnomes } };
  },

  legal({ players }, seat, found) {
    if (idle(playerAt(players, seat)) === 0) found.push(PASS[0]);
  },

  apply(draft, _pass, effects) {
    const player = playerAt(draft.players, effects.seat);
    player.passed = true;
    effects.emit?.({ type: 'passed', seat: effects.seat, greys: amount(player.free, GREY) });
    nextJob(tables, draft, { after: effects.seat, desk: effects });
  },
});
