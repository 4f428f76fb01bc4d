import type { Frame } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';

interface Asked<V extends Vocabulary> {
  readonly viewer: Viewer;
  readonly log: readonly News<V>[];
  /** Whether the rules accept moves of this kind that are not listed. */
  readonly isOpenEnded: (kind: string) => boolean;
}

/** The forced move: all that this viewer can do, where the rules leave nothing to decide; else null. Never one that is final: that is for its
 * player to do, and a card drawn at once would tell the others that the hand holds nothing to play. */
export function onlyChoice<V extends Vocabulary>(
  { deciding, choices, final }: Pick<Frame<V>, 'deciding' | 'choices' | 'final'>,
  { viewer, log, isOpenEnded }: Asked<V>,
): V['Move'] | null {
  if (deciding.length !== 1 || deciding[0]?.seat !== viewer) return null;
  // Whoever took something back is not pushed on again.
  if (log.findLast(({ seat }) => seat === viewer)?.takeback) return null;
  const move = allThatIsLeft({ choices }, isOpenEnded);
  return move && final[move.type] ? null : move;
}

/** The only legal move there is, final or not; null where there is something to decide. */
export function allThatIsLeft<V extends Vocabulary>(
  { choices }: Pick<Frame<V>, 'choices'>,
  isOpenEnded: Asked<V>['isOpenEnded'],
): V['Move'] | null {
  const [only, ...others] = choices.filter(({ refusal }) => refusal === null);
  return only && others.length === 0 && !isOpenEnded(only.move.type) ? only.move : null;
}
