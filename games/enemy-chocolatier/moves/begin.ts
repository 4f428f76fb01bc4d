import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import { begin as beginGame } from '../setup.ts';
import type { Begin, EnemyChocolatier } from '../vocabulary.ts';

const BEGIN: readonly Begin[] = [{ type: 'begin' }];

/** EC-A21: the board is good as it is; only now the starting player is drawn and the recipes are dealt. */
export const begin = (town: Town): MoveRule<EnemyChocolatier, Begin> => ({
  takeback: 'draws',
  candidates: () => BEGIN,
  refuse: () => null,
  apply: (draft, _begin, table) => beginGame(town, draft, table),
});
