import type { MoveRule, Refusal } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { SCARECROW } from '../data/cards.ts';
import { gain } from '../../../core/hand.ts';
import { canDraw, drawCard } from '../market.ts';
import type { ChillAndChili, Scare } from '../vocabulary.ts';

const NO_SCARECROW: Refusal<ChillAndChili> = { code: 'no-scarecrow', clause: 'CC-79' };
const SCARE: readonly Scare[] = [{ type: 'scare' }];

/** CC-79 to CC-81: with a scarecrow, draw the top card before the action, then put a hand card on the compost. */
export const scare: MoveRule<ChillAndChili, Scare> = {
  takeback: 'draws',

  candidates: () => SCARE,

  refuse(state, seat) {
    if (!playerAt(state.players, seat).laidOut.includes(SCARECROW)) return NO_SCARECROW;
    if (state.turn.scarecrowUsed) return { code: 'once-a-turn', clause: 'CC-80' };
    return canDraw(state) ? null : { code: 'no-cards-left', clause: 'CC-52' };
  },

  apply(draft, _scare, effects) {
    const card = drawCard(draft, effects)!;
    gain(playerAt(draft.players, effects.seat), card, false);
    effects.emit?.({ type: 'drew', seat: effects.seat, because: 'scarecrow', card });
    draft.turn.scarecrowUsed = true;
    draft.agenda.push({ do: 'discard' });
  },
};
