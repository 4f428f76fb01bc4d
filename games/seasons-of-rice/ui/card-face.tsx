import { useMemo } from 'preact/hooks';
import { LAND } from './art/land.ts';
import type { Deck } from '../data/deck.ts';
import { heightOf, squaresOf, widthOf } from '../data/lattice.ts';
import type { CardId, Turn } from '../data/words.ts';
import { FEATURE_SHAPES } from './art/figures.tsx';
import { areaPath, keyOf, linePath, type PlacedCard, type PlacedFeature, placedCard, U } from './geometry.ts';

/** How large a figure is drawn on the paddies, in units of the drawing. */
const FIGURE = 17;

export function Figure({ kind, x, y }: Pick<PlacedFeature, 'kind' | 'x' | 'y'>) {
  const Shape = FEATURE_SHAPES[kind];
  return (
    <g transform={`translate(${x * U - FIGURE / 2} ${y * U - FIGURE / 2}) scale(${FIGURE / 100})`}>
      <Shape />
    </g>
  );
}

/** The lines of cards, furrows below and paths above, so that they run on from card to card without a seam. */
export function Lines({ cards }: { cards: readonly PlacedCard[] }) {
  const cells = cards.flatMap(card => card.cells);
  const furrows = cells
    .filter(({ path }) => !path)
    .map(linePath)
    .join('');
  const paths = cells
    .filter(({ path }) => path)
    .map(linePath)
    .join('');
  return (
    <>
      <path class="sr-line" stroke={LAND.furrow} stroke-width=".9" opacity=".75" d={furrows} />
      <path class="sr-line" stroke={LAND.pathEdge} stroke-width="4.4" d={paths} />
      <path class="sr-line" stroke={LAND.path} stroke-width="2.9" d={paths} />
    </>
  );
}

/** A card by itself: its own ground, lines and figures. For the ghost, the hand, the row. */
export function CardFace({ card }: { card: PlacedCard }) {
  const { x, y, width, height } = card;
  const squares = new Map(card.cells.flatMap(cell => squaresOf(cell).map(square => [keyOf(square), square])));
  const own = new Set(card.cells.map(keyOf));
  const box = { x: x * U, y: y * U, width: width * U, height: height * U };
  return (
    <>
      <rect fill={LAND.paddies[1]} {...box} rx="3" />
      <path fill="url(#sr-rice)" d={areaPath([...squares.values()], cell => own.has(keyOf(cell)))} />
      <Lines cards={[card]} />
      <rect class="sr-line" stroke={LAND.cardRim} stroke-width=".7" {...box} rx="3" />
      {card.features.map(feature => (
        <Figure key={keyOf(feature)} {...feature} />
      ))}
    </>
  );
}

/** The paddy side of a card as a picture of its own. */
export function PaddyCard({ deck, card, turn = 0 }: { deck: Deck; card: CardId; turn?: Turn }) {
  return useMemo(() => {
    const placed = placedCard(deck, { card, turn, x: 0, y: turn < 2 ? 0 : 1 });
    const [width, height] = [widthOf(turn) * U, heightOf(turn) * U];
    // Paths reach the very corners: a card by itself is cut along its rounded rim.
    return (
      <svg
        class="sr-paddy"
        viewBox={`0 ${placed.y * U} ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <CardFace card={placed} />
      </svg>
    );
  }, [deck, card, turn]);
}
