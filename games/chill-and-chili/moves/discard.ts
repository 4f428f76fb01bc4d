import { hasAny } from '../../../core/counts.ts';
import type { MoveRule, Effects } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { FACES, HAND_LIMIT, isAccessory } from '../data/cards.ts';
import { handSize, lose } from '../../../core/hand.ts';
import { fillGaps } from '../market.ts';
import { passOn, taskDone } from '../turn.ts';
import type { ChillAndChili, Discard, State } from '../vocabulary.ts';

const DISCARDS = Array.from({ length: FACES }, (_, card): Discard => ({ type: 'discard', card }));

/** CC-47, CC-79: one hand card goes to the compost, an accessory back to its stack (CC-50). */
export const discard: MoveRule<ChillAndChili, Discard> = {
  takeback: true,

  candidates(state, seat) {
    const { hand } = playerAt(state.players, seat);
    const offered: Discard[] = [];
    for (let card = 0; card < FACES; card++) if (hasAny(hand, card)) offered.push(DISCARDS[card]!);
    return offered;
  },

  refuse(state, seat, { card }) {
    if (!playerAt(state.players, seat).hand[card]) return { code: 'not-in-hand', clause: 'CC-47' };
    if (state.options.discard === 'vegetables' && isAccessory(card))
      return { code: 'vegetables-only', clause: 'CC-A05' };
    return null;
  },

  apply(draft, { card }, effects) {
    lose(playerAt(draft.players, effects.seat), card);
    if (!isAccessory(card)) draft.compost.push(card);
    effects.emit?.({ type: 'discarded', seat: effects.seat, card });
    fillGaps(draft, effects);
    taskDone(draft, effects);
  },
};

/** The action gave its player a card: an eighth one must be answered by a discard (CC-47). */
export function actionGave(draft: State, effects: Effects<ChillAndChili>): void {
  draft.agenda.pop();
  if (handSize(playerAt(draft.players, effects.seat)) > HAND_LIMIT) draft.agenda.push({ do: 'discard' });
  passOn(draft, effects);
}
