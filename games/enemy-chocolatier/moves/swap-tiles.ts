import { nth } from '../../../core/sure.ts';
import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import type { EnemyChocolatier, SwapTiles } from '../vocabulary.ts';
import { PLACES, rearrange, refuseChange } from '../arranging.ts';

const SWAPS = PLACES.flatMap(a =>
  PLACES.filter(b => b > a).map((b): SwapTiles => ({ type: 'swap-tiles', places: [a, b] })),
);

/** EC-A21: two tiles change places; each keeps its rotation. */
export const swapTiles = (town: Town): MoveRule<EnemyChocolatier, SwapTiles> => ({
  takeback: true,

  candidates: () => SWAPS,

  refuse: refuseChange,

  apply(draft, { places }, { seat, emit }) {
    const [a, b] = places;
    const [one, other] = [nth(draft.arrangement, a), nth(draft.arrangement, b)];
    rearrange(town, draft, draft.arrangement.with(a, other).with(b, one));
    emit?.({ type: 'swapped', seat, places, tiles: [one.tile, other.tile] });
  },
});
