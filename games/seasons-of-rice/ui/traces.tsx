import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Sketching, type Traces } from '../../../web/kit/story/trace.ts';
import { deckOf } from '../data/deck.ts';
import type { CardId, Turn } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { ancestorNumber } from './about.ts';
import { AncestorArt, CardBack, SeasonArt } from './art/ancestor.tsx';
import { FeatureArt, SquareArt } from './art/figures.tsx';
import { PaddyCard } from './card-face.tsx';
import { cardPlace, fieldPlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

type Seated = { readonly seat: number };

const seatOf = ({ seat }: Seated) => seat;
const atSeat = ({ seat }: Seated) => [seatPlace(seat)];
/** Behind a chip there is no landscape to be seen. */
const atCard = ({ seat, card }: Seated & { readonly card: CardId }) => [cardPlace(card), seatPlace(seat)];

/** What events leave in the log and on the board. */
export const traces: Traces<SeasonsOfRice> = {
  dealt: { picture: () => <CardBack />, turn: () => 'table' },
  chose: {
    picture: ({ card, turn }, it) =>
      card === undefined ? <CardBack /> : <Paddy card={card} turn={turn} {...it} />,
    at: atSeat,
    turn: seatOf,
  },
  revealed: {
    picture: ({ ancestor }, { edition }) => <AncestorArt of={ancestorNumber(deckOf(edition), ancestor)} />,
    at: ({ seat, start }) => [cardPlace(start), seatPlace(seat)],
    turn: seatOf,
  },
  hand: {
    picture: () => <CardBack />,
    turn: () => 'table',
    chapter: ({ because }, language) => (because === 'dealt' ? TABLE_WORDS[language].season.wet : null),
  },
  picked: { picture: (event, it) => <Paddy {...event} {...it} turn={0} />, at: atCard, turn: seatOf },
  planned: { picture: (event, it) => <Paddy {...event} {...it} />, at: atSeat, turn: seatOf },
  ready: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atSeat, turn: seatOf },
  placed: { picture: (event, it) => <Paddy {...event} {...it} />, at: atCard, turn: seatOf },
  closed: {
    picture: () => <SquareArt />,
    at: ({ seat, squares }) => [fieldPlace(seat, squares), seatPlace(seat)],
    // The card that closed it carries the sign.
    isFleeting: true,
    turn: seatOf,
  },
  sent: { picture: ({ card }, it) => <Paddy card={card} {...it} />, at: atCard },
  'dry-season': {
    picture: () => <SeasonArt season="dry" />,
    turn: () => 'table',
    chapter: (_, language) => TABLE_WORDS[language].season.dry,
  },
  abandoned: { picture: () => <FeatureArt of="buffalo" />, at: atSeat, turn: seatOf },
  honoured: {
    picture: ({ ancestor }, { edition }) => <AncestorArt of={ancestorNumber(deckOf(edition), ancestor)} />,
    at: atSeat,
    turn: seatOf,
  },
  ended: { picture: 'the game is over', turn: () => 'table' },
};

interface PaddyProps extends Sketching<SeasonsOfRice> {
  readonly card: CardId;
  readonly turn?: Turn | undefined;
}

function Paddy({ card, turn = 0, edition }: PaddyProps) {
  return <PaddyCard deck={deckOf(edition)} card={card} turn={turn} />;
}
