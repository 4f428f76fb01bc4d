import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { BOOSTERS } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { drawToHand } from '../deck.ts';
import type { Boost, Chicoree } from '../vocabulary.ts';
import { addHeld, heldAmong, playCard, refuseMissing } from './acting.ts';

const PLAYED = BOOSTERS.map((card): Boost => ({ type: 'boost', card }));

/** CH-40, CH-A17: step 6, two cards more; specials among them may still be played. */
export const boost = (tables: Tables): MoveRule<Chicoree, Boost> => ({
  takeback: 'draws',

  candidates: ({ players }, seat) => heldAmong(playerAt(players, seat), PLAYED),

  refuse: (state, seat, { card }) => refuseMissing(playerAt(state.players, seat).hand, card, 'CH-20'),

  legal: ({ players }, seat, found) => addHeld(playerAt(players, seat), PLAYED, found),

  recognise: reads(among(PLAYED)),

  apply(draft, { card }, effects) {
    playCard(draft, card, 6);
    draft.discard.push(card);
    effects.emit?.({ type: 'boosted', seat: effects.seat, card });
    for (let n = 0; n < tables.boost; n++) drawToHand(draft, 'boost', effects);
  },
});
