import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { gain } from '../../../core/hand.ts';
import { canDraw, drawCard } from '../market.ts';
import type { ChillAndChili, Draw } from '../vocabulary.ts';
import { actionGave } from './discard.ts';

const DRAW: readonly Draw[] = [{ type: 'draw' }];

/** CC-36: take the hidden top card for nothing. */
export const draw: MoveRule<ChillAndChili, Draw> = {
  takeback: 'draws',

  candidates: () => DRAW,

  refuse: state => (canDraw(state) ? null : { code: 'no-cards-left', clause: 'CC-52' }),

  apply(draft, _draw, effects) {
    const card = drawCard(draft, effects)!;
    gain(playerAt(draft.players, effects.seat), card, false);
    effects.emit?.({ type: 'drew', seat: effects.seat, because: 'action', card });
    actionGave(draft, effects);
  },
};
