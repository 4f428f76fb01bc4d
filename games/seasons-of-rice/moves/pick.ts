import type { MoveRule } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { onOffer } from '../turn.ts';
import type { Pick, SeasonsOfRice } from '../vocabulary.ts';

/** SR-19, SR-31: the card to be placed, from the hand or from the row. Another may be picked until the placement stands. */
export const pick = (deck: Deck): MoveRule<SeasonsOfRice, Pick> => {
  const picks = deck.cards.map(({ id }): Pick => ({ type: 'pick', card: id }));
  return {
    takeback: true,

    candidates: (state, seat) => onOffer(state, seat).map(card => picks[card]!),

    // SR-26: until the plan is complete another card may be picked.
    retracts: ({ players }, seat) => playerAt(players, seat).plan.card !== null,

    refuse({ players, season }, seat, { card }) {
      const { plan } = playerAt(players, seat);
      const inTheAir = plan.spot === null && plan.card === deck.cardNumber.get(card);
      if (!inTheAir) return null;
      return { code: 'already-picked', clause: season === 'dry' ? 'SR-31' : 'SR-19', with: { card } };
    },

    apply(draft, { card }, { seat, emit }) {
      const number = deck.cardNumber.get(card)!;
      playerAt(draft.players, seat).plan = { card: number, spot: null, send: null };
      const { stands } = nth(deck.cards, number);
      emit?.({ type: 'picked', seat, card, stands, season: draft.season === 'dry' ? 'dry' : 'wet' });
    },
  };
};
