import type { MoveRule } from '../../../core/game.ts';
import { either, fields, oneOf, reads, whole } from '../../../core/schema.ts';
import { makeDeal, pricesOf } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import type { Choose, GartenZwerge } from '../vocabulary.ts';

/** GZ-36, GZ-44, GZ-A23: among equal prices the active player chooses. */
export const choose = (tables: Tables): MoveRule<GartenZwerge, Choose> => ({
  takeback: true,

  candidates: ({ stage }) =>
    stage.name === 'tie' ? stage.between.map((party): Choose => ({ type: 'choose', party })) : [],

  recognise: reads(fields<Choose>({ type: oneOf('choose'), party: either(whole, oneOf('schmiedel')) })),

  refuse: ({ stage }, _seat, { party }) =>
    stage.name === 'tie' && stage.between.includes(party)
      ? null
      : { code: 'not-among-equals', clause: 'GZ-36' },

  apply(draft, { party }, effects) {
    const { petals } = pricesOf(draft).find(({ by }) => by === party)!;
    makeDeal(tables, draft, { party, petals, desk: effects });
  },
});
