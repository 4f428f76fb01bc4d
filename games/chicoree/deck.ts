import type { Effects } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Card } from './data/cards.ts';
import { gain } from '../../core/hand.ts';
import type { Chicoree, State } from './vocabulary.ts';

/** What a rule may touch when no seat is acting: the table itself goes on. */
export type SeatlessEffects = Omit<Effects<Chicoree>, 'seat'>;

/** CH-A01: the top card; the discard pile is shuffled when a card is needed and the pile is used up; null when both are. */
export function drawCard(draft: State, { random, emit }: SeatlessEffects): Card | null {
  if (draft.pile.length === 0) {
    if (draft.discard.length === 0) return null;
    draft.pile = random.shuffle(draft.discard);
    draft.discard = [];
    emit?.({ type: 'reshuffled', cards: draft.pile.length });
  }
  draft.turn.moved = true;
  return draft.pile.pop()!;
}

/** CH-21, CH-40: a card that only its player sees. */
export function drawToHand(draft: State, because: 'turn' | 'boost', table: SeatlessEffects): void {
  const { seat } = draft.turn;
  const card = drawCard(draft, table);
  if (card === null) {
    table.emit?.({ type: 'no-card', seat });
    return;
  }
  gain(playerAt(draft.players, seat), card, false);
  table.emit?.({ type: 'drew', seat, because, card });
}
