import type { Frame } from '../../../core/frame.ts';
import type { Refusal } from '../../../core/game.ts';
import type { Point } from '../data/lattice.ts';
import { OBSTACLE_CLAUSES } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { Placing } from './use-placing.ts';

/** Why the card may not lie where it is held. */
export function refusalFor({ obstacle }: Placing): Refusal<SeasonsOfRice> | null {
  return obstacle && { code: obstacle, clause: OBSTACLE_CLAUSES[obstacle] };
}

/** The post at which a path would end inside a field that this spot would close. */
export function deadEndFor({ choices }: Frame<SeasonsOfRice>, { spot, obstacle }: Placing): Point | null {
  if (obstacle !== 'dead-end') return null;
  const choice = choices.find(
    ({ move }) => move.type === 'place' && move.turn === spot.turn && move.x === spot.x && move.y === spot.y,
  );
  return choice?.refusal?.code === 'dead-end' ? (choice.refusal.with ?? null) : null;
}
