import type { MoveRule, Refusal } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { goOn } from '../turn.ts';
import type { Chicoree, CloseHand } from '../vocabulary.ts';

const NOTHING_STAKED: Refusal<Chicoree> = { code: 'play-at-least-one', clause: 'CH-47' };
const CLOSE: readonly CloseHand[] = [{ type: 'close-hand' }];

/** CH-46, CH-47: the cards are chosen, at least one; when all have closed, all are shown. */
export const closeHand = (tables: Tables): MoveRule<Chicoree, CloseHand> => ({
  takeback: true,

  candidates: () => CLOSE,

  refuse: (state, seat) => (playerAt(state.players, seat).staked.length > 0 ? null : NOTHING_STAKED),

  apply(draft, _close, effects) {
    playerAt(draft.players, effects.seat).closed = true;
    effects.emit?.({ type: 'hand-closed', seat: effects.seat });
    goOn(tables, draft, effects);
  },
});
