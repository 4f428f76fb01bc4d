import { useMemo } from 'preact/hooks';
import { nth } from '../../../core/sure.ts';
import { useShifted } from '../../../web/kit/shifting.ts';
import { steady } from '../../../web/kit/steady.tsx';
import type { Deck } from '../data/deck.ts';
import { LAND } from './art/land.ts';
import { heightOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import type { CardId, Turn } from '../data/words.ts';
import type { Closing } from '../vocabulary.ts';
import { CardFace, Figure } from './card-face.tsx';
import { badgeSpots, diamondPath, keyOf, pairs, type PlacedFeature, placedCard, U } from './geometry.ts';
import { Badge } from './badge.tsx';
import { DeadEnd } from './landscape.tsx';
import { sumOf } from './field-sum.tsx';
import { centreOf, closingAt, sameSpot } from './reach.ts';
import type { Placing } from './use-placing.ts';
import { IN_THE_AIR } from './places.ts';

interface InTheAir {
  readonly placing: Placing;
  readonly deck: Deck;
  /** What stands on the land, which no number may cover. */
  readonly figures: readonly PlacedFeature[];
  /** Where numbers stand on the land. */
  readonly numbers: readonly Point[];
}

interface GhostProps extends InTheAir {
  readonly deadEnd: Point | null;
  /** The mouse points at another spot: the eye belongs there. */
  readonly left: boolean;
}

/** The card in the air, and the fields it would close. */
export function Ghost({ placing, deck, figures, numbers, deadEnd, left }: GhostProps) {
  const { spot, card, obstacle, closing, planned } = placing;
  const rim = obstacle ? 'refused' : planned ? 'planned' : 'legal';
  const held = useShifted<SVGGElement>(placeOf(spot));
  return (
    <>
      <g
        ref={held}
        class={`sr-ghost sr-ghost-${rim}`}
        cursor="grab"
        opacity={left ? 0.35 : 1}
        data-asked={!planned || undefined}
        data-place={IN_THE_AIR}
      >
        <HeldCard deck={deck} card={card} turn={spot.turn} rim={rim} />
      </g>
      {closing && !left && (
        <WouldClose
          closing={closing}
          figures={[...figures, ...placedCard(deck, { card, ...spot }).features]}
          numbers={numbers}
        />
      )}
      {deadEnd && <DeadEnd at={deadEnd} />}
    </>
  );
}

/** The card as it would lie at the spot the mouse points at. */
export function Hint({ placing, deck, figures, numbers, spot }: InTheAir & { readonly spot: Spot }) {
  const closing = closingAt(placing.reach, spot);
  const held = placedCard(deck, { card: placing.card, ...spot });
  return (
    <>
      <g class="sr-ghost-hint" pointer-events="none" style={{ transform: placeOf(spot) }}>
        <HeldCard deck={deck} card={placing.card} turn={spot.turn} />
      </g>
      {closing && <WouldClose closing={closing} figures={[...figures, ...held.features]} numbers={numbers} />}
    </>
  );
}

interface WouldCloseProps extends Pick<InTheAir, 'figures' | 'numbers'> {
  readonly closing: Closing;
}

function WouldClose({ closing, figures, numbers }: WouldCloseProps) {
  const fields = closing.fields.map(({ squares }) => pairs(squares));
  const spots = badgeSpots(fields, figures, numbers);
  // What stands there counts: it is seen, too.
  const closed = new Set(fields.flat().map(keyOf));
  return (
    <g class="sr-would" pointer-events="none">
      {fields.map((centres, i) => (
        <path key={i} fill="url(#sr-would)" stroke={LAND.would} d={diamondPath(centres)} />
      ))}
      {figures
        .filter(({ square }) => closed.has(keyOf(square)))
        .map(figure => (
          <Figure key={`${figure.kind}${keyOf(figure)}`} {...figure} />
        ))}
      {closing.fields.map(({ points }, i) => (
        <Badge key={i} at={nth(spots, i)} text={`+${sumOf(points)}`} kind="would" />
      ))}
    </g>
  );
}

const RIMS = {
  legal: { stroke: LAND.legal },
  planned: { stroke: LAND.would, 'stroke-dasharray': '5 2.5' },
  refused: { stroke: 'var(--tomato)', 'stroke-dasharray': '2 3', fill: 'rgb(184 54 42 / 26%)' },
} as const;

interface HeldCardProps {
  readonly deck: Deck;
  readonly card: CardId;
  readonly turn: Turn;
  readonly rim?: keyof typeof RIMS;
}

/** Lines run the same way on every other point of the lattice only: turned on its side, a card is drawn beside the origin. */
const firstFor = (turn: Turn): Point => ({ x: turn < 2 ? 0 : 1, y: 0 });

/** Where a held card is drawn. */
export function placeOf({ turn, x, y }: Spot): string {
  const drawn = firstFor(turn);
  return `translate(${(x - drawn.x) * U}px, ${(y - drawn.y) * U}px)`;
}

/** A card drawn anew for each quarter turn, for its lines must run on into those around it; where it is held it is only moved to (`placeOf`). */
export const HeldCard = steady(({ deck, card, turn, rim = 'legal' }: HeldCardProps) => {
  const { x, y } = firstFor(turn);
  const box = { x: x * U, y: y * U, width: widthOf(turn) * U, height: heightOf(turn) * U };
  return (
    <>
      <rect fill="rgb(43 36 32 / 30%)" {...box} rx="3" transform="translate(2 5)" />
      <CardFace card={placedCard(deck, { card, turn, x, y })} />
      <rect class="sr-ghost-rim" fill="none" stroke-width="2.6" {...RIMS[rim]} {...box} rx="3" />
    </>
  );
});

interface SpotsProps {
  readonly placing: Placing;
  readonly hint: Spot | null;
}

/**
 * Where the card may lie as it is turned now: a mark in the middle of each place. Marks under the card in the air, or
 * under the one pointed at, are hidden: half of one would show. They stay on the page, which need not be laid out anew when they come back.
 */
export function LegalSpots({ placing: { legal, spot, reach }, hint }: SpotsProps) {
  const marks = useMemo(() => legal.filter(one => !closingAt(reach, one)).map(centreOf), [legal, reach]);
  const isHidden = (at: Point) => [spot, hint].some(card => card && isUnder(card, at));
  return (
    <g class="sr-spots" pointer-events="none">
      <Outlines spots={legal} />
      <g fill={LAND.disc} stroke={LAND.legal} stroke-width="1.2">
        {marks.map(at => (
          <circle
            key={`${at.x},${at.y}`}
            {...(isHidden(at) ? HIDDEN : SPOT)}
            cx={at.x * U}
            cy={at.y * U}
            r="2.6"
          />
        ))}
      </g>
    </g>
  );
}

const SPOT = { class: 'sr-spot', visibility: 'visible' } as const;
const HIDDEN = { class: '', visibility: 'hidden' } as const;

const Outlines = steady(({ spots }: { readonly spots: readonly Spot[] }) => (
  <g fill="none" stroke="var(--on-ground)" stroke-width=".6" stroke-dasharray="2 3">
    {spots.map(({ x, y, turn }) => (
      <rect
        key={`${x},${y}`}
        opacity=".13"
        x={x * U + 1}
        y={y * U + 1}
        width={widthOf(turn) * U - 2}
        height={heightOf(turn) * U - 2}
        rx="3"
      />
    ))}
  </g>
));

/** What would be closed elsewhere, over everything: not even the card in the air hides it. */
export function GainSpots({ placing: { legal, spot, reach }, hint }: SpotsProps) {
  const gains = useMemo(
    () =>
      legal.flatMap(one => {
        const closing = closingAt(reach, one);
        return closing ? [{ one, total: closing.total }] : [];
      }),
    [legal, reach],
  );
  const isHere = (one: Spot) => sameSpot(one, spot) || sameSpot(one, hint);
  return (
    <g class="sr-spots" pointer-events="none">
      {gains.map(({ one, total }) => (
        <g key={`${one.x},${one.y}`} visibility={isHere(one) ? 'hidden' : 'visible'}>
          <Badge at={centreOf(one)} text={`+${total}`} kind="offer" />
        </g>
      ))}
    </g>
  );
}

/** Half the width of a mark. */
const MARK = 0.4;

const isUnder = ({ turn, x, y }: Spot, point: Point): boolean =>
  point.x > x - MARK &&
  point.x < x + widthOf(turn) + MARK &&
  point.y > y - MARK &&
  point.y < y + heightOf(turn) + MARK;
