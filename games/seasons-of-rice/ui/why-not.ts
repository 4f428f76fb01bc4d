import type { Frame } from '../../../core/frame.ts';
import type { Refusal } from '../../../core/game.ts';
import type { Point } from '../data/lattice.ts';
import { OBSTACLE_CLAUSES } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { SeasonsOfRice, View } from '../vocabulary.ts';
import type { Placing } from './use-placing.ts';

/** Why something cannot be done yet: what must be done before, and the clause that says so. */
export interface Shut {
  readonly why: string;
  readonly clause: string;
}

export const beforeFollowing = ({ choose }: TableWords): Shut => ({ why: choose.hint, clause: 'SR-11' });

export const beforePlacing = ({ takeHint, pickHint }: TableWords, season: View['season']): Shut =>
  season === 'dry' ? { why: takeHint, clause: 'SR-31' } : { why: pickHint, clause: 'SR-19' };

export const beforeSending = ({ sendHint }: TableWords): Shut => ({ why: sendHint, clause: 'SR-21' });

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
