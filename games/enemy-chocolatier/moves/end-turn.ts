import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import { passOn } from '../turn.ts';
import type { EndTurn, EnemyChocolatier } from '../vocabulary.ts';

const END: readonly EndTurn[] = [{ type: 'end-turn' }];

/** EC-44: having bought, no further house and no permit. */
export const endTurn = (town: Town): MoveRule<EnemyChocolatier, EndTurn> => ({
  takeback: true,
  candidates: () => END,
  refuse: () => null,
  apply: (draft, _end, { seat, emit }) => passOn(town, draft, { seat, emit }),
});
