import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Traces } from '../../../web/kit/story/trace.ts';
import type { ChillAndChili, Face } from '../vocabulary.ts';
import { CardBack, CompostHeap } from './art/stall.tsx';
import { Coin, Drop } from './art/tokens.tsx';
import { pictureOfCard } from './pictures.tsx';
import { bedPlace, COMPOST, marketPlace, PILE, POND, rowPlace, stackPlace, WELL } from './places.ts';

/** What events leave in the log and on the board. */
export const traces: Traces<ChillAndChili> = {
  started: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: ({ seat }) => [seatPlace(seat)] },
  pushed: { picture: () => <Drop />, at: () => [POND], isFleeting: true, turn: ({ seat }) => seat },
  refreshed: { picture: () => <CardBack />, at: ({ row }) => [rowPlace(row)], isFleeting: true },
  // Cards slide on to what others leave.
  filled: {
    picture: ({ card }) => pictureOfCard(card),
    at: ({ row, price }) => [marketPlace(row, price)],
    isFleeting: true,
  },
  drew: {
    picture: ({ card }) => (card === undefined ? <CardBack /> : pictureOfCard(card)),
    at: () => [PILE],
    isFleeting: true,
  },
  'bought-vegetable': {
    picture: ({ card }) => pictureOfCard(card),
    at: ({ row, price }) => [marketPlace(row, price)],
    isFleeting: true,
  },
  'bought-accessory': { picture: ({ card }) => pictureOfCard(card), at: ({ card }) => [stackPlace(card)] },
  planted: {
    picture: ({ cards }) => cards.slice(0, 2).map(pictureOfCard),
    at: ({ seat, bed }) => [bedPlace(seat, bed), seatPlace(seat)],
  },
  'laid-out': { picture: ({ card }) => pictureOfCard(card), at: ({ seat }) => [seatPlace(seat)] },
  withdrew: { picture: ({ as }) => tokenOf(as), at: () => [POND], isFleeting: true },
  fetched: { picture: ({ as }) => tokenOf(as), at: () => [WELL] },
  discarded: { picture: ({ card }) => pictureOfCard(card), at: () => [COMPOST], isFleeting: true },
  watered: {
    picture: ({ card, full }) => (full ? pictureOfCard(card) : <Drop />),
    at: ({ seat, bed }) => [bedPlace(seat, bed), seatPlace(seat)],
  },
  spilled: { picture: () => <Drop />, at: () => [WELL] },
  'stopped-watering': { picture: 'nothing moves' },
  reshuffled: { picture: () => <CompostHeap />, at: () => [PILE], isFleeting: true },
  ended: { picture: 'the game is over' },
};

const tokenOf = (face: Face) => (face === 'coins' ? <Coin /> : <Drop />);
