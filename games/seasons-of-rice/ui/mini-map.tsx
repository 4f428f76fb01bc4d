import type { Deck } from '../data/deck.ts';
import type { FieldView, PlayerView } from '../vocabulary.ts';
import { boundsOf, U } from './geometry.ts';
import { Landscape } from './landscape.tsx';

interface MiniMapProps {
  readonly player: PlayerView;
  readonly deck: Deck;
  readonly badge?: (field: FieldView) => string | number;
}

/** A whole landscape as a small picture. */
export function MiniMap({ player, deck, badge }: MiniMapProps) {
  const { left, top, right, bottom } = boundsOf(player.landscape, 0.3);
  return (
    <svg
      class="sr-mini"
      viewBox={`${left * U} ${top * U} ${(right - left) * U} ${(bottom - top) * U}`}
      aria-hidden="true"
      focusable="false"
    >
      <Landscape player={player} deck={deck} numbered={false} {...(badge && { badge })} />
    </svg>
  );
}
