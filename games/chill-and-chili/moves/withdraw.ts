import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { WATERING_CAN } from '../data/cards.ts';
import { passOn } from '../turn.ts';
import type { ChillAndChili, Withdraw } from '../vocabulary.ts';
import { fetchFromWell, takeAs } from '../well.ts';

const WITHDRAWALS = (['coins', 'drops'] as const).map((as): Withdraw => ({ type: 'withdraw', as }));

/** CC-84 to CC-87: half the pond, rounded up, all as coins or all as drops. */
export const withdraw: MoveRule<ChillAndChili, Withdraw> = {
  takeback: true,

  candidates: () => WITHDRAWALS,

  // CC-29: always possible, the push left at least one token. CC-A09: even as water that finds no sun.
  refuse: () => null,

  apply(draft, { as }, effects) {
    const tokens = Math.ceil(draft.pond / 2);
    draft.pond -= tokens;
    effects.emit?.({ type: 'withdrew', seat: effects.seat, tokens, as });
    draft.agenda.pop();
    takeAs(draft, as, tokens);
    // CC-77, CC-A08: before any surplus of this withdrawal falls into the well.
    if (playerAt(draft.players, effects.seat).laidOut.includes(WATERING_CAN))
      fetchFromWell(draft, WATERING_CAN);
    passOn(draft, effects);
  },
};
