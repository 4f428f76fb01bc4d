import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { extend } from '../chain.ts';
import { JOKER, SHOP, SHOP_STEP } from '../data/cards.ts';
import type { Chicoree, OpenShop } from '../vocabulary.ts';
import { addHeld, heldAmong, playCard, refuseMissing, refusePast, refuseWithoutStart } from './acting.ts';

const SHOPS: readonly OpenShop[] = [SHOP, JOKER].map(card => ({ type: 'open-shop', card }));

/** CH-11 to CH-13, CH-A03: step 3, any number of shops; a joker may be one (CH-A04). */
export const openShop: MoveRule<Chicoree, OpenShop> = {
  takeback: true,

  candidates: ({ players }, seat) => heldAmong(playerAt(players, seat), SHOPS),

  refuse(state, seat, { card }) {
    const refusal =
      refuseMissing(playerAt(state.players, seat).hand, card, 'CH-11') ??
      refuseWithoutStart(state) ??
      refusePast(state, 3);
    return refusal ?? (state.harvestLaid ? null : { code: 'no-harvest-yet', clause: 'CH-12' });
  },

  legal({ turn, harvestLaid, players }, seat, found) {
    // Without a Start a turn begins with step 5.
    if (turn.step <= 3 && harvestLaid) addHeld(playerAt(players, seat), SHOPS, found);
  },

  recognise: reads(among(SHOPS)),

  apply(draft, { card }, { seat, emit }) {
    playCard(draft, card, 3);
    extend(playerAt(draft.players, seat), SHOP_STEP, card);
    emit?.({ type: 'shop-opened', seat, card });
  },
};
