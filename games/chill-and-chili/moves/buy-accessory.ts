import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { ACCESSORY_CARDS } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { gain } from '../../../core/hand.ts';
import { owns } from '../hand.ts';
import type { BuyAccessory, ChillAndChili } from '../vocabulary.ts';
import { actionGave } from './discard.ts';

const PURCHASES = ACCESSORY_CARDS.map((card): BuyAccessory => ({ type: 'buy-accessory', card }));

/** CC-32 to CC-34: an accessory goes to the hand for its printed price. */
export const buyAccessory = (tables: Tables): MoveRule<ChillAndChili, BuyAccessory> => ({
  takeback: true,

  candidates: () => PURCHASES,

  refuse(state, seat, { card }) {
    const player = playerAt(state.players, seat);
    const price = tables.price[card]!;
    if (owns(player, card)) return { code: 'already-owned', clause: 'CC-34' };
    return player.coins >= price
      ? null
      : {
          code: 'too-few-coins',
          clause: 'CC-42',
          with: { price, coins: player.coins, missing: price - player.coins },
        };
  },

  legal({ players }, seat, found) {
    const player = playerAt(players, seat);
    for (let i = 0; i < PURCHASES.length; i++) {
      const { card } = PURCHASES[i]!;
      if (player.coins >= tables.price[card]! && !owns(player, card)) found.push(PURCHASES[i]!);
    }
  },

  apply(draft, { card }, effects) {
    const price = tables.price[card]!;
    const player = playerAt(draft.players, effects.seat);
    player.coins -= price;
    draft.well += price;
    gain(player, card, true);
    effects.emit?.({ type: 'bought-accessory', seat: effects.seat, card, price });
    actionGave(draft, effects);
  },
});
