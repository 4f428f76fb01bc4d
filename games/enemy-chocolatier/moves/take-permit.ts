import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Town } from '../data/town.ts';
import { passOn } from '../turn.ts';
import type { EnemyChocolatier, TakePermit } from '../vocabulary.ts';

const TAKE: readonly TakePermit[] = [{ type: 'take-permit' }];

/** EC-40: no house this turn, and a permit instead. */
export const takePermit = (town: Town): MoveRule<EnemyChocolatier, TakePermit> => ({
  takeback: true,
  candidates: () => TAKE,
  refuse: () => null,
  apply(draft, _take, { seat, emit }) {
    const permits = ++playerAt(draft.players, seat).permits;
    emit?.({ type: 'permit-taken', seat, permits });
    passOn(town, draft, { seat, emit });
  },
});
