import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { PRICES, ROWS } from '../data/cards.ts';
import { gain } from '../../../core/hand.ts';
import { closeGap } from '../market.ts';
import type { BuyVegetable, ChillAndChili } from '../vocabulary.ts';
import { actionGave } from './discard.ts';

const PURCHASES = ROWS.flatMap(row =>
  PRICES.map((price): BuyVegetable => ({ type: 'buy-vegetable', row, price })),
);

/** CC-37 to CC-42: a face-up card for the price of its column. */
export const buyVegetable: MoveRule<ChillAndChili, BuyVegetable> = {
  takeback: 'turns-up',

  candidates: () => PURCHASES,

  refuse(state, seat, { row, price }) {
    const { coins } = playerAt(state.players, seat);
    if (state.market[row]![price - 1] === null) return { code: 'nothing-there', clause: 'CC-A10' };
    return coins >= price
      ? null
      : { code: 'too-few-coins', clause: 'CC-42', with: { price, coins, missing: price - coins } };
  },

  legal({ market, players }, seat, found) {
    const { coins } = playerAt(players, seat);
    for (let i = 0; i < PURCHASES.length; i++) {
      const { row, price } = PURCHASES[i]!;
      if (coins >= price && market[row]![price - 1] !== null) found.push(PURCHASES[i]!);
    }
  },

  apply(draft, { row, price }, effects) {
    const player = playerAt(draft.players, effects.seat);
    const card = draft.market[row]![price - 1]!;
    player.coins -= price;
    draft.well += price;
    gain(player, card, true);
    effects.emit?.({ type: 'bought-vegetable', seat: effects.seat, card, row, price });
    closeGap(draft, { row, price }, effects);
    actionGave(draft, effects);
  },
};
