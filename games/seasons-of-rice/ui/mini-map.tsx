import { useMemo } from 'preact/hooks';
import type { Deck } from '../data/deck.ts';
import type { FieldView, PlayerView, Season } from '../vocabulary.ts';
import { Backdrop } from './art/scene.tsx';
import { boundsOf, U } from './geometry.ts';
import { Landscape } from './landscape.tsx';

interface MiniMapProps {
  readonly player: PlayerView;
  readonly deck: Deck;
  readonly season: Season;
  /** What stands on closed fields; nothing where there is no room for it. */
  readonly badge?: (field: FieldView) => string;
}

/** Pixels that a picture with letters on it has at least, in either direction. */
const LEAST = 200;

/** A whole landscape as a small picture, in the same valley. */
export function MiniMap({ player, deck, season, badge }: MiniMapProps) {
  const { left, top, right, bottom } = boundsOf(player.landscape, 0.8);
  const [width, height] = [(right - left) * U, (bottom - top) * U];
  return useMemo(
    () => (
      <svg class="sr-mini" aria-hidden="true" focusable="false">
        <Backdrop season={season} horizon={22} />
        <svg
          viewBox={`${left * U} ${top * U} ${width} ${height}`}
          style={{ '--scale': LEAST / Math.max(width, height) }}
        >
          <Landscape player={player} deck={deck} badge={badge ?? null} />
        </svg>
      </svg>
    ),
    [player, deck, season, badge],
  );
}
