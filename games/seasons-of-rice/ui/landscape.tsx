import { useMemo } from 'preact/hooks';
import type { Deck } from '../data/deck.ts';
import type { Point } from '../data/lattice.ts';
import type { FieldView, PlayerView } from '../vocabulary.ts';
import { Figure, Lines } from './card-face.tsx';
import { areaPath, badgeSpot, keyOf, pairs, type PlacedCard, placedCard, rimPath, U } from './geometry.ts';

interface LandscapeProps {
  readonly player: PlayerView;
  readonly deck: Deck;
  /** What stands on the badge of a closed field; its points unless told otherwise. */
  readonly badge?: (field: FieldView) => string | number;
  /** Small pictures do without numbers on cards. */
  readonly numbered?: boolean;
  readonly chosen?: FieldView | null;
}

const worthOf = ({ worth }: FieldView): number => worth;

/** Names a field for as long as it lives: a closed one never changes. */
export const fieldKey = ({ squares, status }: FieldView): string => `${status}${squares[0]},${squares[1]}`;

/** One player's cards as one country: fields, furrows, paths and figures run over the borders of cards. */
export function Landscape({ player, deck, badge = worthOf, numbered = true, chosen = null }: LandscapeProps) {
  const cards = useMemo(
    () => player.landscape.map(piece => placedCard(deck, piece)),
    [deck, player.landscape],
  );
  const covered = useMemo(() => new Set(cards.flatMap(card => card.cells.map(keyOf))), [cards]);
  const isCovered = (cell: Point) => covered.has(keyOf(cell));
  return (
    <>
      <Ground cards={cards} />
      {player.fields.map(field => (
        <path
          key={fieldKey(field)}
          class={`sr-field sr-${field.status} sr-tone-${tone(field)}`}
          d={areaPath(pairs(field.squares), isCovered)}
        />
      ))}
      {player.fields.map(field => (
        <path
          key={fieldKey(field)}
          class={`sr-growth sr-growth-${field.status}`}
          d={areaPath(pairs(field.squares), isCovered)}
        />
      ))}
      <Lines cards={cards} />
      {cards.map(({ card, x, y, width, height }) => (
        <rect
          key={card}
          class="sr-card-rim"
          x={x * U}
          y={y * U}
          width={width * U}
          height={height * U}
          rx="2"
        />
      ))}
      {cards.length > 1 && <Latest key={cards.at(-1)!.card} card={cards.at(-1)!} />}
      {chosen && <path class="sr-chosen" d={rimPath(pairs(chosen.squares), isCovered)} />}
      <Holes holes={pairs(player.holes)} />
      {numbered && cards.map((card, i) => <CardNumber key={card.card} card={card} number={i + 1} />)}
      {cards.flatMap(card =>
        card.features.map(feature => <Figure key={`${card.card}${keyOf(feature)}`} {...feature} />),
      )}
      {player.fields.map(field => {
        if (field.status !== 'closed') return null;
        const squares = pairs(field.squares);
        const inside = new Set(squares.map(keyOf));
        const figures = cards.flatMap(card =>
          card.features.filter(({ square }) => inside.has(keyOf(square))),
        );
        return <Badge key={fieldKey(field)} at={badgeSpot(squares, figures)} text={badge(field)} />;
      })}
      {player.fields.flatMap(field =>
        pairs(field.deadEnds).map(post => <path key={keyOf(post)} class="sr-dead-end" d={crossAt(post)} />),
      )}
    </>
  );
}

/** Three greens, so that neighbouring fields part even where the eye misses the path. */
const tone = ({ squares }: FieldView): number => Math.abs(squares[0]! * 5 + squares[1]! * 3) % 3;

export const crossAt = ({ x, y }: Point): string => {
  const [a, b] = [x * U, y * U];
  return `M${a - 4} ${b - 4}L${a + 4} ${b + 4}M${a + 4} ${b - 4}L${a - 4} ${b + 4}`;
};

function Ground({ cards }: { cards: readonly PlacedCard[] }) {
  const box = ({ x, y, width, height }: PlacedCard) =>
    `M${x * U} ${y * U}h${width * U}v${height * U}h${-width * U}Z`;
  const all = cards.map(box).join('');
  return (
    <>
      <path class="sr-shadow" d={all} transform="translate(1.5 4)" />
      <path class="sr-bank" d={all} />
    </>
  );
}

/** The card that came last glows for a moment, so that the eye finds what changed. */
function Latest({ card: { x, y, width, height } }: { card: PlacedCard }) {
  return <rect class="sr-latest" x={x * U} y={y * U} width={width * U} height={height * U} rx="2" />;
}

/** SR-40: uncovered ground with cards all round; what reaches into it stays open. */
function Holes({ holes }: { holes: readonly Point[] }) {
  return (
    <>
      {holes.map(({ x, y }) => (
        <rect
          key={keyOf({ x, y })}
          class="sr-hole"
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
    <text class="sr-card-number" x={card.x * U + 5.5} y={card.y * U + 6.5} font-size="8">
      {number}
    </text>
  );
}

interface BadgeProps {
  readonly at: Point;
  readonly text: string | number;
  /** Points that are not had yet: of a field that would close, or of a spot that would close something. */
  readonly kind?: 'would' | 'offer';
}

export function Badge({ at, text, kind }: BadgeProps) {
  const wide = String(text).length > 2 ? 9.5 : 7.5;
  return (
    <g
      class={kind ? `sr-badge sr-badge-${kind}` : 'sr-badge'}
      transform={`translate(${at.x * U} ${at.y * U})`}
    >
      <rect x={-wide} y="-7.5" width={2 * wide} height="15" rx="7.5" />
      <text y=".6" font-size="10.5">
        {text}
      </text>
    </g>
  );
}

/** The cells that keep a field open. */
export function Missing({ field }: { field: FieldView }) {
  const cells = pairs(field.missing);
  const near = cells.length <= 2 ? 'near' : cells.length <= 4 ? 'far' : 'farther';
  return (
    <g class={`sr-missing sr-missing-${near}`}>
      {cells.map(({ x, y }) => (
        <rect key={keyOf({ x, y })} x={x * U + 1.5} y={y * U + 1.5} width={U - 3} height={U - 3} rx="4" />
      ))}
    </g>
  );
}

/** Whether a point of the lattice lies on this field. */
export function isOn({ squares }: FieldView, { x, y }: Point): boolean {
  return pairs(squares).some(square => Math.abs(square.x - x) + Math.abs(square.y - y) <= 1);
}

export function isCovered({ landscape }: PlayerView, deck: Deck, { x, y }: Point): boolean {
  return landscape.some(piece => {
    const { width, height } = placedCard(deck, piece);
    return x >= piece.x && x < piece.x + width && y >= piece.y && y < piece.y + height;
  });
}
