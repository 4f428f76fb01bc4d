import type { MoveRule } from '../../../core/game.ts';
import { fields, natural, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { hasStep, shorten } from '../chain.ts';
import { DESTROYERS, targetStep } from '../data/cards.ts';
import type { Chicoree, Destroy } from '../vocabulary.ts';
import { playCard, refuseMissing } from './acting.ts';
import { aimed, refuseTarget, shotsOf } from './aiming.ts';

const SHOTS = shotsOf(DESTROYERS, (shot): Destroy => ({ type: 'destroy', ...shot }));

/** CH-36, CH-37, CH-43: step 6, an opponent loses a harvest or a factory. */
export const destroy: MoveRule<Chicoree, Destroy> = {
  takeback: true,

  candidates: (state, seat) => aimed(state, seat, SHOTS),

  refuse(state, seat, { card, target }) {
    const refusal =
      refuseMissing(playerAt(state.players, seat).hand, card, 'CH-20') ?? refuseTarget(state, seat, target);
    if (refusal) return refusal;
    const step = targetStep(card);
    return hasStep(playerAt(state.players, target), step)
      ? null
      : { code: 'nothing-to-destroy', clause: 'CH-A05', with: { step } };
  },

  recognise: reads(fields<Destroy>({ type: oneOf('destroy'), card: oneOf(...DESTROYERS), target: natural })),

  apply(draft, { card, target }, { seat, emit }) {
    const step = targetStep(card);
    const lost = shorten(playerAt(draft.players, target), step);
    playCard(draft, card, 6);
    draft.discard.push(lost, card);
    emit?.({ type: 'destroyed', seat, card, target, step, lost });
  },
};
