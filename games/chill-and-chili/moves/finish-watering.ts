import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { freeSuns } from '../scoring.ts';
import { taskDone } from '../turn.ts';
import type { ChillAndChili, FinishWatering } from '../vocabulary.ts';
import { dropsLeft } from './water.ts';

const FINISH: readonly FinishWatering[] = [{ type: 'finish-watering' }];

/** CC-89, CC-A09: only drops for which no sun is left may fall into the well. */
export const finishWatering: MoveRule<ChillAndChili, FinishWatering> = {
  takeback: true,

  candidates: () => FINISH,

  refuse(state, seat) {
    const drops = dropsLeft(state);
    if (drops === 0 || playerAt(state.players, seat).beds.every(bed => freeSuns(bed) === 0)) return null;
    return { code: 'suns-still-free', clause: 'CC-89', with: { drops } };
  },

  apply(draft, _finish, effects) {
    const drops = dropsLeft(draft);
    draft.well += drops;
    const { seat } = effects;
    effects.emit?.(drops > 0 ? { type: 'spilled', seat, drops } : { type: 'stopped-watering', seat });
    taskDone(draft, effects);
  },
};
