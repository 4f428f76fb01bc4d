import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { revealAncestors } from '../seasons.ts';
import { areAllReady } from '../turn.ts';
import type { ChooseAncestor, SeasonsOfRice } from '../vocabulary.ts';

/** SR-11 to SR-13: one of the two cards becomes the ancestor, the other one the start of the landscape, upright or sideways. */
export const chooseAncestor = (deck: Deck): MoveRule<SeasonsOfRice, ChooseAncestor> => ({
  takeback: true,

  candidates: ({ players }, seat) =>
    playerAt(players, seat).dealt.flatMap(card =>
      ([0, 1] as const).map((turn): ChooseAncestor => {
        return { type: 'choose-ancestor', card: deck.cards[card]!.id, turn };
      }),
    ),

  refuse: () => null,

  apply(draft, { card, turn }, { seat, emit, seal }) {
    playerAt(draft.players, seat).choice = { card: deck.cardNumber.get(card)!, turn };
    emit?.({ type: 'chose', seat, card, turn });
    if (!areAllReady(draft)) return;
    seal();
    revealAncestors(deck, draft, emit);
  },
});
