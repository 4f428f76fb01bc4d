import type { Deck } from '../data/deck.ts';
import { heightOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';
import { CardFace } from './card-face.tsx';
import { badgeSpot, diamondPath, pairs, placedCard, U } from './geometry.ts';
import { Badge, crossAt } from './landscape.tsx';
import { sumOf } from './field-sum.tsx';
import { centreOf, sameSpot } from './reach.ts';
import type { Placing } from './use-placing.ts';

/** The card in the air, and the fields it would close. */
export function Ghost({ placing, deck, deadEnd }: { placing: Placing; deck: Deck; deadEnd: Point | null }) {
  const { spot, card, obstacle, closing, planned } = placing;
  const state = obstacle ? 'sr-ghost-refused' : planned ? 'sr-ghost-planned' : 'sr-ghost-legal';
  return (
    <>
      <g class={`sr-ghost ${state}`}>
        <HeldCard deck={deck} card={card} spot={spot} />
      </g>
      {closing?.fields.map(({ squares, points }) => {
        const centres = pairs(squares);
        return (
          <g key={squares.join()} class="sr-would">
            <path class="sr-would-field" d={diamondPath(centres)} />
            <Badge at={badgeSpot(centres, [])} text={`+${sumOf(points)}`} would />
          </g>
        );
      })}
      {deadEnd && <path class="sr-dead-end sr-dead-end-now" d={crossAt(deadEnd)} />}
    </>
  );
}

/** A card drawn anew for each quarter turn, for its lines must run on into those around it. */
export function HeldCard({ deck, card, spot }: { deck: Deck; card: CardId; spot: Spot }) {
  const { x, y, turn } = spot;
  const box = { x: x * U, y: y * U, width: widthOf(turn) * U, height: heightOf(turn) * U };
  // Between two spots of the lattice its lines would run the wrong way: it is drawn as on the nearest that fits.
  const even = Math.round(x) + Math.round(y) + (turn < 2 ? 0 : 1);
  const drawn = placedCard(deck, { card, turn, x: (even & 1) === 0 ? x : x - 1, y });
  const shift = (even & 1) === 0 ? 0 : U;
  return (
    <>
      <rect class="sr-ghost-shadow" {...box} rx="3" transform="translate(2 5)" />
      <g transform={`translate(${shift} 0)`}>
        <CardFace card={drawn} />
      </g>
      <rect class="sr-ghost-rim" {...box} rx="3" />
    </>
  );
}

/** Where the card may lie as it is turned now: a mark in the middle of each place, a number where something closes. */
export function LegalSpots({ placing }: { placing: Placing }) {
  const { legal, spot, reach } = placing;
  return (
    <g class="sr-spots">
      {legal
        .filter(one => !sameSpot(one, spot))
        .map(one => {
          const { x, y } = centreOf(one);
          const closing = reach.closings.find(closed => sameSpot(closed, one));
          return (
            <g key={`${one.x},${one.y}`}>
              <rect
                class="sr-spot-outline"
                x={one.x * U + 1}
                y={one.y * U + 1}
                width={widthOf(one.turn) * U - 2}
                height={heightOf(one.turn) * U - 2}
                rx="3"
              />
              {closing ? (
                <path class="sr-spot-closing" d={diamondAt(x, y, 6)} />
              ) : (
                <circle class="sr-spot" cx={x * U} cy={y * U} r="2.6" />
              )}
            </g>
          );
        })}
    </g>
  );
}

const diamondAt = (x: number, y: number, r: number): string =>
  `M${x * U - r} ${y * U}l${r} ${-r}l${r} ${r}l${-r} ${r}Z`;
