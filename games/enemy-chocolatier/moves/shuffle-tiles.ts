import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import type { EnemyChocolatier, ShuffleTiles } from '../vocabulary.ts';
import { rearrange, refuseChange } from '../arranging.ts';
import { anyArrangement } from '../setup.ts';

const SHUFFLE: readonly ShuffleTiles[] = [{ type: 'shuffle-tiles' }];

/** EC-A21: all tiles anew, by chance. */
export const shuffleTiles = (town: Town): MoveRule<EnemyChocolatier, ShuffleTiles> => ({
  takeback: 'draws',

  candidates: () => SHUFFLE,

  refuse: refuseChange,

  apply(draft, _shuffle, { random, emit }) {
    rearrange(town, draft, anyArrangement(random));
    emit?.({ type: 'laid', arrangement: draft.arrangement });
  },
});
