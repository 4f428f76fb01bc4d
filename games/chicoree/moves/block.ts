import type { MoveRule } from '../../../core/game.ts';
import { fields, natural, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { BLOCKERS } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import type { BlockMove, Chicoree } from '../vocabulary.ts';
import { playCard, refuseMissing } from './acting.ts';
import { aimed, refuseTarget, shotsOf } from './aiming.ts';

const SHOTS = shotsOf(BLOCKERS, (shot): BlockMove => ({ type: 'block', ...shot }));

/** CH-38, CH-39, CH-A07: step 6, an opponent receives no tokens for two turns. */
export const block = ({ blockTurns: turns }: Tables): MoveRule<Chicoree, BlockMove> => ({
  takeback: true,

  candidates: (state, seat) => aimed(state, seat, SHOTS),

  refuse: (state, seat, { card, target }) =>
    refuseMissing(playerAt(state.players, seat).hand, card, 'CH-20') ?? refuseTarget(state, seat, target),

  recognise: reads(fields<BlockMove>({ type: oneOf('block'), card: oneOf(...BLOCKERS), target: natural })),

  apply(draft, { card, target }, { seat, emit }) {
    playCard(draft, card, 6);
    draft.discard.push(card);
    playerAt(draft.players, target).blocks.push({ card, by: seat, turns });
    emit?.({ type: 'blocked', seat, card, target, turns });
  },
});
