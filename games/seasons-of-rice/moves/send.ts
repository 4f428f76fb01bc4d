import type { MoveRule, Refusal } from '../../../core/game.ts';
import { fields, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { revealPlans } from '../seasons.ts';
import { areAllReady } from '../turn.ts';
import type { SeasonsOfRice, Send } from '../vocabulary.ts';

const PLACE_FIRST: Refusal<SeasonsOfRice> = { code: 'place-first', clause: 'SR-20' };

/** SR-19, SR-21: the other card goes to the row. With it the plan is complete. */
export const send = (deck: Deck): MoveRule<SeasonsOfRice, Send> => {
  const sends = deck.cards.map(({ id }): Send => ({ type: 'send', card: id }));
  return {
    takeback: true,

    candidates: ({ players }, seat) => {
      const { plan, hand } = playerAt(players, seat);
      return plan.spot === null ? [] : hand.map(card => sends[card]!);
    },

    recognise: reads(fields<Send>({ type: oneOf('send'), card: oneOf(...deck.cardNumber.keys()) })),

    refuse({ players }, seat, { card }) {
      const { plan, hand } = playerAt(players, seat);
      const number = deck.cardNumber.get(card)!;
      if (plan.spot === null) return PLACE_FIRST;
      if (number === plan.card) return { code: 'being-placed', clause: 'SR-19', with: { card } };
      return hand.includes(number) ? null : { code: 'not-in-hand', clause: 'SR-19', with: { card } };
    },

    apply(draft, { card }, { seat, random, emit, seal }) {
      playerAt(draft.players, seat).plan.send = deck.cardNumber.get(card)!;
      emit?.({ type: 'ready', seat, send: card });
      if (!areAllReady(draft)) return;
      seal();
      revealPlans(deck, draft, { random, emit });
    },
  };
};
