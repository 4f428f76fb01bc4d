import { lastOf, nth } from '../../../core/sure.ts';
import { useMemo } from 'preact/hooks';
import { LAND } from './art/land.ts';
import type { Deck } from '../data/deck.ts';
import type { Point } from '../data/lattice.ts';
import type { FieldStatus, FieldView, PlayerView } from '../vocabulary.ts';
import { Badge, LETTERING } from './badge.tsx';
import { Figure, Lines } from './card-face.tsx';
import { fieldKey } from './focus.ts';
import { areaPath, badgeSpots, keyOf, pairs, type PlacedCard, placedCard, rimPath, U } from './geometry.ts';
import { cardPlace, laidPlace } from './places.ts';
import { steady } from '../../../web/kit/steady.tsx';

interface LandscapeProps {
  readonly player: PlayerView;
  readonly deck: Deck;
  /** What stands on the badge of a closed field: its points unless told otherwise, nothing where there is no room. */
  readonly badge?: ((field: FieldView) => string | number) | null;
  /** With the numbers by which the words of a placement call the cards. */
  readonly numbered?: boolean;
  readonly chosen?: FieldView | null;
  /** Whether fields are seen to ripen. */
  readonly ripens?: boolean;
  /** Nothing more will be laid: no card is told from the others as the latest. */
  readonly isDone?: boolean;
}

const worthOf = ({ worth }: FieldView): number => worth;

/** One player's cards as one country: fields, furrows, paths and figures run over the borders of cards. */
export const Landscape = steady(function Landscape({
  player,
  deck,
  badge = worthOf,
  numbered = false,
  chosen = null,
  ripens = false,
  isDone = false,
}: LandscapeProps) {
  const cards = useMemo(
    () => player.landscape.map(piece => placedCard(deck, piece)),
    [deck, player.landscape],
  );
  const covered = useMemo(() => new Set(cards.flatMap(card => card.cells.map(keyOf))), [cards]);
  const isCovered = (cell: Point) => covered.has(keyOf(cell));
  const areas = useMemo(
    () => player.fields.map(field => areaPath(pairs(field.squares), isCovered)),
    [player.fields, covered],
  );
  return (
    <>
      <Ground cards={cards} />
      {player.fields.map((field, i) => (
        <path
          key={fieldKey(field)}
          fill={toneOf(field)}
          stroke={toneOf(field)}
          stroke-width=".7"
          stroke-linejoin="round"
          d={areas[i]}
        />
      ))}
      {player.fields.map((field, i) => (
        <path key={fieldKey(field)} fill={GROWTH[field.status]} d={areas[i]} />
      ))}
      {ripens &&
        player.fields.map(
          (field, i) => field.status === 'closed' && <Ripening key={fieldKey(field)} area={nth(areas, i)} />,
        )}
      <Lines cards={cards} />
      {cards.length > 1 && !isDone && <Latest key={lastOf(cards).card} card={lastOf(cards)} />}
      {chosen && (
        <path
          class="sr-line"
          stroke="var(--focus)"
          stroke-width="2.6"
          d={rimPath(pairs(chosen.squares), isCovered)}
        />
      )}
      <Holes holes={pairs(player.holes)} />
      {numbered && cards.map((card, i) => <CardNumber key={card.card} card={card} number={i + 1} />)}
      {cards.flatMap(card =>
        card.features.map(feature => <Figure key={`${card.card}${keyOf(feature)}`} {...feature} />),
      )}
      {cards.map(card => (
        <Place key={card.card} card={card} />
      ))}
      {badge && <Badges cards={cards} fields={player.fields} textOf={badge} />}
      {player.fields.flatMap(field =>
        pairs(field.deadEnds).map(post => <DeadEnd key={keyOf(post)} at={post} />),
      )}
    </>
  );
});

const GROWTH: { readonly [S in FieldStatus]: string } = {
  closed: 'url(#sr-ears)',
  open: 'url(#sr-rice)',
  spoiled: 'url(#sr-fallow)',
};

/** Ripe, fallow, or one of three greens, so that neighbouring fields part even where the eye misses the path. */
function toneOf({ status, squares }: FieldView): string {
  if (status !== 'open') return status === 'closed' ? LAND.ripe : LAND.fallow;
  return nth(LAND.paddies, Math.abs(nth(squares, 0) * 5 + nth(squares, 1) * 3) % 3);
}

/** Light goes over a field that is closed. Only what fades changes: for another colour the whole land would be painted anew, frame by frame. */
function Ripening({ area }: { area: string }) {
  return (
    <path
      class="sr-latest"
      style={{ '--lasts': '900ms' }}
      fill="#fffbe6"
      stroke="#fffbe6"
      stroke-width="5"
      opacity="0"
      pointer-events="none"
      d={area}
    />
  );
}

/** A path that ends inside a field. */
export function DeadEnd({ at: { x, y } }: { at: Point }) {
  const [a, b] = [x * U, y * U];
  return (
    <path
      class="sr-line"
      stroke="var(--tomato)"
      stroke-width="3"
      d={`M${a - 4} ${b - 4}L${a + 4} ${b + 4}M${a + 4} ${b - 4}L${a - 4} ${b + 4}`}
    />
  );
}

/** How far the bank falls from the paddies to the plain. */
const BANK = 8;

/** The cards as one island: a bank of two tones round all of them, and the water or the stubble at its foot. */
function Ground({ cards }: { cards: readonly PlacedCard[] }) {
  const land = (deeper: number) =>
    cards
      .map(
        ({ x, y, width, height }) => `M${x * U} ${y * U}h${width * U}v${height * U + deeper}h${-width * U}Z`,
      )
      .join('');
  return (
    <g stroke-linejoin="round">
      <path fill={LAND.mirror} stroke={LAND.mirror} stroke-width="2" d={land(2.4 * BANK)} />
      <path fill="none" stroke={LAND.shore} stroke-width="6" d={land(BANK + 1)} />
      <path fill={LAND.bankShade} stroke={LAND.bankLine} stroke-width="3.4" d={land(BANK)} />
      <path fill={LAND.bank} stroke={LAND.bank} stroke-width="1.6" d={land(0.5 * BANK)} />
      <path fill="none" stroke={LAND.furrow} stroke-width="4" d={land(0)} />
      <path fill="none" stroke={LAND.turf} stroke-width="2.4" d={land(0)} />
      <path class="sr-bank" fill={LAND.paddies[1]} d={land(0)} />
    </g>
  );
}

/** The card that came last has a rim, and glows for a moment, so that the eye finds what changed. */
function Latest({ card: { card, x, y, width, height } }: { card: PlacedCard }) {
  const box = { x: x * U, y: y * U, width: width * U, height: height * U, rx: 2 };
  return (
    <>
      <rect class="sr-line" stroke={LAND.cardRim} {...box} data-place={laidPlace(card)} />
      <rect
        class="sr-line sr-latest"
        style={{ '--lasts': '2200ms' }}
        stroke="var(--seat)"
        stroke-width="4"
        opacity="0"
        {...box}
      />
    </>
  );
}

/** Where events find the card. */
function Place({ card: { card, x, y, width, height } }: { card: PlacedCard }) {
  return (
    <g data-place={cardPlace(card)} pointer-events="none">
      <rect fill="none" x={x * U} y={y * U} width={width * U} height={height * U} />
    </g>
  );
}

/** SR-40: uncovered ground with cards all round; what reaches into it stays open. */
function Holes({ holes }: { holes: readonly Point[] }) {
  return (
    <>
      {holes.map(({ x, y }) => (
        <rect
          key={keyOf({ x, y })}
          fill="rgb(43 36 32 / 16%)"
          stroke="var(--on-ground)"
          stroke-dasharray=".5 3"
          stroke-linecap="round"
          x={x * U + 2}
          y={y * U + 2}
          width={U - 4}
          height={U - 4}
          rx="3"
        />
      ))}
    </>
  );
}

/** The number by which the words of a placement call a card. */
function CardNumber({ card, number }: { card: PlacedCard; number: number }) {
  return (
    <text
      {...LETTERING}
      class="sr-number"
      style={{ fontSize: 'calc(1.02 * var(--least-type) / var(--scale))' }}
      x={card.x * U + 6}
      y={card.y * U + 7}
      stroke={LAND.disc}
      stroke-width="2"
      paint-order="stroke"
    >
      {number}
    </text>
  );
}

interface BadgesProps {
  readonly cards: readonly PlacedCard[];
  readonly fields: readonly FieldView[];
  readonly textOf: (field: FieldView) => string | number;
}

/** What the closed fields brought, each number clear of figures and of the others. */
function Badges({ cards, fields, textOf }: BadgesProps) {
  const closed = fields.filter(({ status }) => status === 'closed');
  const figures = cards.flatMap(({ features }) => features);
  const spots = badgeSpots(
    closed.map(({ squares }) => pairs(squares)),
    figures,
  );
  return (
    <>
      {closed.map((field, i) => (
        <Badge key={fieldKey(field)} at={nth(spots, i)} text={textOf(field)} />
      ))}
    </>
  );
}

const NEAR = { fill: LAND.gapNear, 'stroke-width': 2 };
const FAR = { fill: LAND.gap, 'stroke-width': 1.4, 'stroke-dasharray': '3 2' };

/** The cells that keep a field open. */
export function Missing({ field }: { field: FieldView }) {
  const cells = pairs(field.missing);
  return (
    <g class="sr-missing" pointer-events="none" {...(cells.length <= 2 ? NEAR : FAR)} stroke={LAND.gapEdge}>
      {cells.map(({ x, y }) => (
        <rect
          key={keyOf({ x, y })}
          x={x * U + 1.5}
          y={y * U + 1.5}
          width={U - 3}
          height={U - 3}
          rx="4"
          data-spared
        />
      ))}
    </g>
  );
}
