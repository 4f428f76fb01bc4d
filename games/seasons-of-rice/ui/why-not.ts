import type { Frame } from '../../../core/frame.ts';
import type { Point } from '../data/lattice.ts';
import type { Obstacle } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { Placing } from './use-placing.ts';

type Refusal = NonNullable<Frame<SeasonsOfRice>['choices'][number]['refusal']>;

const CLAUSES: { readonly [O in Obstacle]: string } = {
  overlaps: 'SR-36',
  'corner-only': 'SR-35',
  'no-contact': 'SR-34',
  'lines-do-not-meet': 'SR-37',
  'dead-end': 'SR-38',
};

/** Why the card may not lie where it is held. */
export function refusalFor({ obstacle }: Placing): Refusal | null {
  return obstacle && { code: obstacle, clause: CLAUSES[obstacle] };
}

/** The post at which a path would end inside a field that this spot would close. */
export function deadEndFor({ choices }: Frame<SeasonsOfRice>, { spot, obstacle }: Placing): Point | null {
  if (obstacle !== 'dead-end') return null;
  const choice = choices.find(
    ({ move }) => move.type === 'place' && move.turn === spot.turn && move.x === spot.x && move.y === spot.y,
  );
  const post = choice?.refusal?.with;
  return post ? { x: Number(post['x']), y: Number(post['y']) } : null;
}
