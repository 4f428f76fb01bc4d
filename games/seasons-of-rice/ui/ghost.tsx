import type { Deck } from '../data/deck.ts';
import { heightOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';
import type { Closing } from '../vocabulary.ts';
import { CardFace } from './card-face.tsx';
import { badgeSpot, diamondPath, pairs, placedCard, U } from './geometry.ts';
import { Badge, crossAt } from './landscape.tsx';
import { sumOf } from './field-sum.tsx';
import { centreOf, closingAt } from './reach.ts';
import type { Placing } from './use-placing.ts';

interface GhostProps {
  readonly placing: Placing;
  readonly deck: Deck;
  readonly deadEnd: Point | null;
  /** The mouse points at another spot: the eye belongs there. */
  readonly left: boolean;
}

/** The card in the air, and the fields it would close. */
export function Ghost({ placing, deck, deadEnd, left }: GhostProps) {
  const { spot, card, obstacle, closing, planned } = placing;
  const state = obstacle ? 'sr-ghost-refused' : planned ? 'sr-ghost-planned' : 'sr-ghost-legal';
  return (
    <>
      <g class={left ? `sr-ghost ${state} sr-ghost-left` : `sr-ghost ${state}`}>
        <HeldCard deck={deck} card={card} spot={spot} />
      </g>
      {closing && !left && <WouldClose closing={closing} />}
      {deadEnd && <path class="sr-dead-end sr-dead-end-now" d={crossAt(deadEnd)} />}
    </>
  );
}

/** The card as it would lie at the spot the mouse points at. */
export function Hint({ placing, deck, spot }: { placing: Placing; deck: Deck; spot: Spot }) {
  const closing = closingAt(placing.reach, spot);
  return (
    <>
      <g class="sr-ghost-hint">
        <HeldCard deck={deck} card={placing.card} spot={spot} />
      </g>
      {closing && <WouldClose closing={closing} />}
    </>
  );
}

function WouldClose({ closing }: { closing: Closing }) {
  return (
    <>
      {closing.fields.map(({ squares, points }) => {
        const centres = pairs(squares);
        return (
          <g key={squares.join()} class="sr-would">
            <path class="sr-would-field" d={diamondPath(centres)} />
            <Badge at={badgeSpot(centres, [])} text={`+${sumOf(points)}`} kind="would" />
          </g>
        );
      })}
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

/**
 * Where the card may lie as it is turned now: a mark in the middle of each place, its points where something closes.
 * Marks under the card in the air, or under the one pointed at, are left out: half of one would show.
 */
export function LegalSpots({ placing, hint }: { placing: Placing; hint: Spot | null }) {
  const { legal, spot, reach } = placing;
  return (
    <g class="sr-spots">
      {legal
        .filter(one => ![spot, hint].some(card => card && isUnder(card, centreOf(one))))
        .map(one => {
          const at = centreOf(one);
          const closing = closingAt(reach, one);
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
                <Badge at={at} text={`+${closing.total}`} kind="offer" />
              ) : (
                <circle class="sr-spot" cx={at.x * U} cy={at.y * U} r="2.6" />
              )}
            </g>
          );
        })}
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
