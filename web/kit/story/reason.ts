import type { Seat, Vocabulary } from '../../../core/game.ts';
import type { Names } from '../../../core/telling.ts';
import type { Language } from '../language.ts';

/** A move as the player who is asked can foresee it: what they see now, and would see and hear after it. */
export interface Tried<V extends Vocabulary> {
  readonly move: V['Move'];
  readonly seat: Seat;
  readonly view: V['View'];
  readonly after: V['View'];
  readonly events: readonly V['Event'][];
  readonly names: Names;
}

/** Why a move is good, in one short sentence: what it brings now or sets up. Null where the game has nothing to say. */
export type Reasons<V extends Vocabulary> = (tried: Tried<V>, language: Language) => string | null;

/** What of a move may be foreseen in one imagined world. */
type Foreseen<V extends Vocabulary> = Pick<Tried<V>, 'after' | 'events'>;

/** The reason that holds in every world the player cannot tell apart; null where they differ. */
export function reasonOf<V extends Vocabulary>(
  reasons: Reasons<V>,
  { foreseen, ...asked }: Omit<Tried<V>, 'after' | 'events'> & { readonly foreseen: readonly Foreseen<V>[] },
  language: Language,
): string | null {
  const said = new Set(foreseen.map(world => reasons({ ...asked, ...world }, language)));
  const [only = null] = said;
  return said.size === 1 ? only : null;
}
