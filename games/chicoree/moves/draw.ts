import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { openAuction } from '../auction.ts';
import { askForCards } from '../challenge.ts';
import { isSoldByFists, kindOf } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { type SeatlessEffects, drawCard, drawToHand } from '../deck.ts';
import { askForFists } from '../fists.ts';
import { gain } from '../../../core/hand.ts';
import { goOn } from '../turn.ts';
import type { Chicoree, Draw, State } from '../vocabulary.ts';

const DRAW: readonly Draw[] = [{ type: 'draw' }];

/** CH-21 to CH-26: steps 7 and 8, one card to the hand and one to the middle. */
export const draw = (tables: Tables): MoveRule<Chicoree, Draw> => ({
  takeback: 'draws',
  candidates: () => DRAW,
  refuse: () => null,
  apply(draft, _draw, effects) {
    draft.agenda.pop();
    draft.turn.step = 8;
    drawToHand(draft, 'turn', effects);
    turnUp(draft, effects);
    goOn(tables, draft, effects);
  },
});

function turnUp(draft: State, effects: SeatlessEffects): void {
  const { seat } = draft.turn;
  const card = drawCard(draft, effects);
  if (card === null) return;
  effects.emit?.({ type: 'turned-up', seat, card });
  const kind = kindOf(card);
  if (kind === 'challenge') askForCards(draft, card);
  else if (isSoldByFists(card)) askForFists(draft, card);
  else if (kind === 'link') openAuction(draft, card, null);
  else {
    gain(playerAt(draft.players, seat), card, true);
    effects.emit?.({ type: 'took', seat, card });
  }
}
