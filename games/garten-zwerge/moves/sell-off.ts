import { hasAny } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { GOLD, GREY, type Hat, HATS } from '../data/words.ts';
import { readHat } from '../jobs.ts';
import { finishRound } from '../turn.ts';
import { raise, sellOne } from '../upkeep.ts';
import type { GartenZwerge, SellOff } from '../vocabulary.ts';

const make = (hat: Hat): SellOff => ({ type: 'sell-off', hat });
const SALES = HATS.map((_, hat) => make(hat));

/** GZ-64, GZ-A12: whoever cannot pay upkeep sells gnomes, one by one, until they can. */
export const sellOff = (tables: Tables): MoveRule<GartenZwerge, SellOff> => ({
  takeback: true,

  candidates: ({ players }, seat) => SALES.filter(({ hat }) => hasAny(playerAt(players, seat).home, hat)),

  recognise: readHat(make),

  refuse({ players }, seat, { hat }) {
    if (hat === GREY || hat === GOLD)
      return { code: 'never-sold', clause: 'GZ-A12', with: { hat: HATS[hat]! } };
    const there = hasAny(playerAt(players, seat).home, hat);
    return there ? null : { code: 'no-such-gnome', clause: 'GZ-64', with: { hat: HATS[hat]! } };
  },

  apply(draft, { hat }, effects) {
    if (draft.stage.name !== 'upkeep') return;
    const { seat, due } = draft.stage;
    const bill = { seat, due, desk: effects };
    sellOne(tables, draft, { ...bill, hat });
    if (raise(tables, draft, bill)) finishRound(tables, draft, effects);
  },
});
