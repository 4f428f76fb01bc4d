import type { Read, Refusal } from '../../core/game.ts';
import type { Town } from './data/town.ts';
import type { Arrangement } from './data/words.ts';
import { accessFromFactory } from './setup.ts';
import type { EnemyChocolatier, State } from './vocabulary.ts';

/** EC-05, EC-A21: the places round the factory, the northern one first, then clockwise. */
export const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** EC-A21: the board may be changed often, but not for ever. */
export function refuseChange({ phase }: Read<State>): Refusal<EnemyChocolatier> | null {
  return phase.name === 'arranging' && phase.changesLeft > 0
    ? null
    : { code: 'no-changes-left', clause: 'EC-A21' };
}

export function rearrange(town: Town, draft: State, arrangement: Arrangement): void {
  if (draft.phase.name === 'arranging') draft.phase.changesLeft--;
  draft.arrangement = arrangement;
  draft.access = accessFromFactory(town, arrangement);
}
