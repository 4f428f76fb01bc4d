import { useMemo } from 'preact/hooks';
import type { Deck } from '../data/deck.ts';
import type { FieldView, PlayerView } from '../vocabulary.ts';
import { boundsOf, U } from './geometry.ts';
import { Landscape } from './landscape.tsx';

interface MiniMapProps {
  readonly player: PlayerView;
  readonly deck: Deck;
  /** What stands on closed fields; nothing where there is no room for it. */
  readonly badge?: (field: FieldView) => string;
}

/** Pixels that a picture with letters on it has at least, in either direction. */
const LEAST = 200;

/** A whole landscape as a small picture. */
export function MiniMap({ player, deck, badge }: MiniMapProps) {
  const { left, top, right, bottom } = boundsOf(player.landscape, 0.3);
  const land = useMemo(
    () => <Landscape player={player} deck={deck} badge={badge ?? null} />,
    [player, deck, badge],
  );
  const [width, height] = [(right - left) * U, (bottom - top) * U];
  return (
    <svg
      class="sr-mini"
      viewBox={`${left * U} ${top * U} ${width} ${height}`}
      style={{ '--scale': LEAST / Math.max(width, height) }}
      aria-hidden="true"
      focusable="false"
    >
      {land}
    </svg>
  );
}
