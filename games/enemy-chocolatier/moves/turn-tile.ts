import { nth } from '../../../core/sure.ts';
import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import type { EnemyChocolatier, TurnTile } from '../vocabulary.ts';
import { PLACES, rearrange, refuseChange } from '../arranging.ts';

const SIXTHS = { clockwise: 1, anticlockwise: 5 } as const;
const TURNS = PLACES.flatMap(place =>
  (['clockwise', 'anticlockwise'] as const).map((way): TurnTile => ({ type: 'turn-tile', place, way })),
);

/** EC-A21: a tile turns on the spot, by a sixth. */
export const turnTile = (town: Town): MoveRule<EnemyChocolatier, TurnTile> => ({
  takeback: true,

  candidates: () => TURNS,

  refuse: refuseChange,

  apply(draft, { place, way }, { seat, emit }) {
    const { tile, rotation } = nth(draft.arrangement, place);
    const turned = { tile, rotation: (rotation + SIXTHS[way]) % 6 };
    rearrange(town, draft, draft.arrangement.with(place, turned));
    emit?.({ type: 'turned', seat, place, tile, way });
  },
});
