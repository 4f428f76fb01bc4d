import type { Frame } from '../../../core/frame.ts';
import type { Viewer } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';

/** How far this viewer's own decision has come. */
export type Stage =
  /** Which of two cards is the ancestor. */
  | 'ancestor'
  /** Which card to place. */
  | 'pick'
  /** Where. */
  | 'place'
  /** Which card goes to the row. */
  | 'send'
  /** Chosen, and waiting for the other. */
  | 'ready'
  /** Nothing to decide. */
  | 'watch';

export function stageOf({ view, deciding, choices }: Frame<SeasonsOfRice>, viewer: Viewer): Stage {
  const { own, season } = view;
  if (!own || viewer === 'spectator' || season === 'over') return 'watch';
  if (nth(view.players, viewer).ready) return 'ready';
  // Whoever looks at a game again is asked without choices.
  if (choices.length === 0 || !deciding.some(({ seat }) => seat === viewer)) return 'watch';
  if (season === 'ancestors') return 'ancestor';
  if (own.plan.card === null) return 'pick';
  return own.plan.spot === null ? 'place' : 'send';
}
