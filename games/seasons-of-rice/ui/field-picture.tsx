import type { Deck } from '../data/deck.ts';
import type { PlayerView } from '../vocabulary.ts';
import { LAND } from './art/land.ts';
import { Figure } from './card-face.tsx';
import { areaPath, keyOf, pairs, placedCard, rimPath, U } from './geometry.ts';
import { Landscape } from './landscape.tsx';

interface FieldPictureProps {
  /** Centres of its squares, x and y in turn. */
  readonly squares: readonly number[];
  readonly player: PlayerView;
  readonly deck: Deck;
}

/** How much of the land around it is seen. */
const AROUND = 1.6;
const isCovered = () => true;

/** A closed field where it lies: it ripens while the land around it stands back. */
export function FieldPicture({ squares, player, deck }: FieldPictureProps) {
  const centres = pairs(squares);
  const inside = new Set(centres.map(keyOf));
  const figures = player.landscape
    .flatMap(piece => placedCard(deck, piece).features)
    .filter(({ square }) => inside.has(keyOf(square)));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const [width, height] = [Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top];
  const area = areaPath(centres, isCovered);
  return (
    <svg
      viewBox={`${left * U} ${top * U} ${width * U} ${height * U}`}
      aria-hidden="true"
      focusable="false"
      style={{ borderRadius: '0.5em' }}
    >
      <g opacity=".4">
        <Landscape player={player} deck={deck} badge={null} />
      </g>
      <path fill={LAND.paddies[1]} d={area} />
      <g class="scene-over" style={{ '--takes': '0.8s' }}>
        <path fill={LAND.ripe} d={area} />
        <path fill="url(#sr-ears)" d={area} />
      </g>
      <path class="sr-line" stroke={LAND.pathEdge} stroke-width="4.4" d={rimPath(centres, isCovered)} />
      <path class="sr-line" stroke={LAND.path} stroke-width="2.9" d={rimPath(centres, isCovered)} />
      {figures.map(figure => (
        <Figure key={keyOf(figure)} {...figure} />
      ))}
    </svg>
  );
}
