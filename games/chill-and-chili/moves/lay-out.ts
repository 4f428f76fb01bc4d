import { hasAny } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { ACCESSORY_CARDS } from '../data/cards.ts';
import { lose } from '../../../core/hand.ts';
import { taskDone } from '../turn.ts';
import type { ChillAndChili, LayOut } from '../vocabulary.ts';

const LAYOUTS = ACCESSORY_CARDS.map((card): LayOut => ({ type: 'lay-out', card }));

/** CC-71, CC-72: an accessory from the hand, for the rest of the game. */
export const layOut: MoveRule<ChillAndChili, LayOut> = {
  takeback: true,

  candidates: () => LAYOUTS,

  refuse: (state, seat, { card }) =>
    hasAny(playerAt(state.players, seat).hand, card) ? null : { code: 'not-in-hand', clause: 'CC-71' },

  legal({ players }, seat, found) {
    const { hand } = playerAt(players, seat);
    for (let i = 0; i < LAYOUTS.length; i++) if (hasAny(hand, LAYOUTS[i]!.card)) found.push(LAYOUTS[i]!);
  },

  apply(draft, { card }, effects) {
    const player = playerAt(draft.players, effects.seat);
    lose(player, card);
    player.laidOut.push(card);
    effects.emit?.({ type: 'laid-out', seat: effects.seat, card });
    taskDone(draft, effects);
  },
};
