import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { type Card, REFRESH_PRICE, ROWS } from '../data/cards.ts';
import { layRow } from '../market.ts';
import type { ChillAndChili, Refresh } from '../vocabulary.ts';

const REFRESHES = ROWS.map((row): Refresh => ({ type: 'refresh', row }));

/** CC-92 to CC-97: for a coin, a row of the market is renewed before the action. */
export const refresh: MoveRule<ChillAndChili, Refresh> = {
  takeback: 'turns-up',

  candidates: () => REFRESHES,

  refuse(state, seat, { row }) {
    const { coins } = playerAt(state.players, seat);
    if (state.turn.refreshed) return { code: 'once-a-turn', clause: 'CC-93' };
    if (coins < REFRESH_PRICE)
      return { code: 'too-few-coins', clause: 'CC-96', with: { price: REFRESH_PRICE, coins, missing: 1 } };
    if (isEmpty(state.market[row]!)) return { code: 'row-empty', clause: 'CC-A12' };
    return null;
  },

  legal(state, seat, found) {
    if (state.turn.refreshed || playerAt(state.players, seat).coins < REFRESH_PRICE) return;
    for (let row = 0; row < REFRESHES.length; row++)
      if (!isEmpty(state.market[row]!)) found.push(REFRESHES[row]!);
  },

  apply(draft, { row }, effects) {
    playerAt(draft.players, effects.seat).coins -= REFRESH_PRICE;
    draft.well += REFRESH_PRICE;
    draft.turn.refreshed = true;
    const gone = draft.market[row]!.filter(card => card !== null);
    draft.compost.push(...gone);
    effects.emit?.({ type: 'refreshed', seat: effects.seat, row, gone });
    layRow(draft, row, effects);
  },
};

function isEmpty(row: readonly (Card | null)[]): boolean {
  for (let column = 0; column < row.length; column++) if (row[column] !== null) return false;
  return true;
}
