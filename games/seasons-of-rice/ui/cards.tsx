import { Card } from '../../../web/kit/card.tsx';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { useStore } from '../../../web/kit/store.ts';
import { HEIGHT, WIDTH } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';
import { aboutCard, contentsOf } from './about.ts';
import { SeasonArt } from './art/ancestor.tsx';
import { PaddyCard } from './card-face.tsx';
import type { Part } from './part.ts';
import { cardPlace } from './places.ts';

/** What a card of the hand or the row is to the player now. */
export type CardRole = 'placing' | 'sending' | null;

interface CardsProps {
  readonly part: Part;
  readonly class: string;
  readonly label: string;
  readonly cards: readonly CardId[];
  /** How many there is room for; what is not there yet is an empty place. */
  readonly places: number;
  readonly roleOf: (card: CardId) => CardRole;
  readonly pointed: (card: CardId) => boolean;
  readonly isNew: (card: CardId) => boolean;
  /** Null when nothing can be done with these cards now. */
  readonly onCard: ((card: CardId) => void) | null;
  /** Whether they stand close together. */
  readonly isNarrow: boolean;
  /** Whether they may lie over each other, as in a hand, where they would else be small. */
  readonly fanned: boolean;
  /** Whether they may be dragged to the landscape. */
  readonly carried: boolean;
  readonly asked: boolean;
  /** What travels comes to here and from here. */
  readonly place?: string;
  /** Where a card that is new here comes from. */
  readonly from: (card: CardId) => string;
}

const RATIO = WIDTH / HEIGHT;
/** Between two cards, in parts of one; a row of six on a phone is narrow. */
const GAP = 0.1;
const NARROW = 0.04;
/** How much of a fanned card its right neighbour leaves in sight: on most phones a thumb's width, on the narrowest four fifths of one. */
const SHOWN = 0.6;
/** Degrees between two fanned cards. */
const TURN = 1.8;

/** Paddy sides in one line or two, as large as there is room for. Every line on them counts: only in a fan one covers another, and a taken one none. */
export function Cards(props: CardsProps) {
  const {
    part,
    label,
    cards,
    places,
    roleOf,
    pointed,
    isNew,
    onCard,
    isNarrow,
    fanned,
    carried,
    asked,
    from,
  } = props;
  const { deck, words, carry } = part;
  const underFinger = useStore(carry.card);
  const { unit } = useRoom();
  const half = Math.ceil(places / 2);
  const face = { ratio: RATIO, gap: isNarrow ? NARROW : GAP };
  const {
    area,
    layout,
    card: width,
  } = useFit<HTMLDivElement, 'line' | 'lines' | 'fan'>(
    {
      line: { columns: Math.max(places, 1), rows: 1, ...face },
      lines: { columns: Math.max(half, 1), rows: 2, ...face },
      fan: {
        columns: 1.4 + SHOWN * (places - 1),
        rows: 1.06,
        ratio: RATIO,
        gap: 0,
        beside: fanned ? 0 : Infinity,
      },
    },
    { least: 30, most: 8.5 * unit },
  );
  return (
    <div ref={area} class="sr-cards-room">
      <ul
        class={`sr-cards ${layout === 'fan' ? 'card-fan' : ''} ${props.class}`}
        aria-label={label}
        data-place={props.place}
        data-asked={asked || undefined}
        style={{ '--card': `${width}px`, '--gap': face.gap, '--columns': layout === 'lines' ? half : places }}
      >
        {cards.map((card, i) => {
          const role = roleOf(card);
          const plain = words.cardSaid(contentsOf(deck, card), null);
          const isAlike = cards.some(
            other => other !== card && words.cardSaid(contentsOf(deck, other), null) === plain,
          );
          const said = isAlike ? words.cardSaid(contentsOf(deck, card), card) : plain;
          return (
            // biome-ignore lint/a11y: the piece inside is the button; from here on it can also be dragged
            <li
              key={card}
              class={role ? `sr-${role} ${role === 'sending' ? 'fan-taken' : ''}` : ''}
              style={{ '--turn': `${TURN * (i - (cards.length - 1) / 2)}deg` }}
              onPointerDown={({ clientX: x, clientY: y }) => carried && carry.begin(card, { x, y })}
            >
              <Piece
                label={role ? `${said}, ${words.role[role]}` : said}
                about={aboutCard(card, part)}
                pointed={pointed(card)}
                changed={isNew(card)}
                onPick={() => {
                  if (!carry.wasCarried()) onCard?.(card);
                }}
                glide={card}
                glideFrom={from(card)}
                // A card under a finger needs no other way.
                {...(underFinger !== card && { place: cardPlace(card) })}
              >
                <Card picture={<PaddyCard deck={deck} card={card} />} />
              </Piece>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) => (
          <li key={i} class="card-gap" aria-hidden="true">
            <SeasonArt season="dry" />
          </li>
        ))}
      </ul>
    </div>
  );
}
