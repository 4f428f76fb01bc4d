import type { MoveRule } from '../../../core/game.ts';
import { taskDone } from '../turn.ts';
import type { ChillAndChili, EndTurn } from '../vocabulary.ts';

const END: readonly EndTurn[] = [{ type: 'end-turn' }];

/** CC-A01, variant: no further bed this turn. */
export const endTurn: MoveRule<ChillAndChili, EndTurn> = {
  takeback: true,
  candidates: () => END,
  refuse: () => null,
  apply: (draft, _end, table) => taskDone(draft, table),
};
