import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { openAuction } from '../auction.ts';
import { CARDS } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { lose } from '../../../core/hand.ts';
import { goOn } from '../turn.ts';
import type { Chicoree, Sell } from '../vocabulary.ts';
import { addHeld, heldAmong, refuseMissing } from './acting.ts';

const SALES = CARDS.map((_, card): Sell => ({ type: 'sell', card }));

/** CH-62, CH-63, CH-A12: whoever cannot pay puts a hand card of their choice up for auction. */
export const sell = (tables: Tables): MoveRule<Chicoree, Sell> => ({
  takeback: true,

  candidates: ({ players }, seat) => heldAmong(playerAt(players, seat), SALES),

  refuse: (state, seat, { card }) => refuseMissing(playerAt(state.players, seat).hand, card, 'CH-63'),

  legal: ({ players }, seat, found) => addHeld(playerAt(players, seat), SALES, found),

  recognise: reads(among(SALES)),

  apply(draft, { card }, effects) {
    const { seat } = effects;
    lose(playerAt(draft.players, seat), card);
    effects.emit?.({ type: 'put-up', seat, card });
    openAuction(draft, card, seat);
    goOn(tables, draft, effects);
  },
});
