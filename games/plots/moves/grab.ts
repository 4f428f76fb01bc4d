import type { MoveRule } from '../../../core/game.ts';
import type { Grab, Plots } from '../vocabulary.ts';

const GRAB: readonly Grab[] = [{ type: 'grab' }];

/** PLT-07: the first to grab an unwanted plot gets it for nothing. */
export const grab: MoveRule<Plots, Grab> = {
  takeback: 'said',
  candidates: () => GRAB,
  refuse: () => null,
  apply(draft, _grab, { seat, emit }) {
    emit?.({ type: 'grabbed', seat });
    draft.phase = { name: 'placing', seat };
  },
};
