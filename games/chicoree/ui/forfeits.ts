import type { Choice } from '../../../core/play.ts';
import { JOKER } from '../data/cards.ts';
import type { Chicoree, Move } from '../vocabulary.ts';

/** The step of the turn in which a move is made; only these moves go through the steps. */
const STEP_OF: { readonly [T in Move['type']]?: number } = {
  'open-shop': 3,
  'lay-link': 4,
  'lay-start': 5,
  destroy: 6,
  block: 6,
  boost: 6,
  draw: 7,
};
const FIRST_SPECIAL = 6;

/**
 * CH-07: what a move shuts for this turn although it is possible now. Specials may wait, and so may a joker, which is
 * kept for a better moment more often than it is forgotten.
 */
export function forfeitedBy(move: Move, choices: readonly Choice<Chicoree>[]): readonly Move[] {
  const step = STEP_OF[move.type];
  if (step === undefined) return [];
  return choices
    .filter(({ refusal }) => refusal === null)
    .map(choice => choice.move)
    .filter(other => {
      const before = STEP_OF[other.type];
      return (
        before !== undefined &&
        before < Math.min(step, FIRST_SPECIAL) &&
        !('card' in other && other.card === JOKER)
      );
    });
}
