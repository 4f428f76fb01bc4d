import type { Deck } from '../data/deck.ts';
import type { PlanView } from '../vocabulary.ts';
import { HeldCard } from './ghost.tsx';

/** My own choice while the other is still choosing. */
export function PlannedCard({ plan: { card, spot }, deck }: { plan: PlanView; deck: Deck }) {
  if (card === null || spot === null) return null;
  return (
    <g class="sr-ghost sr-ghost-planned">
      <HeldCard deck={deck} card={card} spot={spot} />
    </g>
  );
}
