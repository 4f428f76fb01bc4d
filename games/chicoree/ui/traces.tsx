import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Traces } from '../../../web/kit/story/trace.ts';
import { SHOP, SHOP_STEP } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { CardPicture } from './art/cards.tsx';
import { Easel } from './art/furniture.tsx';
import { Back, Flower, Hammer, Purse, Stop, Token } from './art/things.tsx';
import { COUNTER, linkPlace, PILE, SHOPS, startPlace } from './places.ts';

const atSeat = ({ seat }: { readonly seat: number }) => [seatPlace(seat)];
const atCounter = () => [COUNTER];
const card = (event: { readonly card: number }) => <CardPicture card={event.card} />;

/** What events leave in the log and on the board. */
export const traces: Traces<Chicoree> = {
  started: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atSeat },
  'turn-began': { picture: 'nothing moves but the turn', turn: ({ seat }) => seat },
  earned: { picture: () => <Token />, at: atSeat },
  'went-without': { picture: () => <Stop />, at: atSeat },
  paid: { picture: () => <Token />, at: ({ to }) => [seatPlace(to)] },
  collected: { picture: () => <Purse />, at: atSeat },
  'fell-short': { picture: () => <Purse />, at: atSeat },
  'put-up': { picture: card, at: atCounter, isFleeting: true },
  'went-bankrupt': { picture: () => <Purse />, at: atSeat },
  'shop-opened': { picture: card, at: ({ seat }) => [linkPlace(seat, SHOP_STEP), seatPlace(seat)] },
  'link-laid': { picture: card, at: ({ seat, step }) => [linkPlace(seat, step), seatPlace(seat)] },
  'shops-allowed': { picture: () => <CardPicture card={SHOP} />, at: () => [SHOPS] },
  'start-laid': { picture: card, at: ({ seat }) => [startPlace(seat), seatPlace(seat)] },
  destroyed: { picture: card, at: ({ target, step }) => [linkPlace(target, step), seatPlace(target)] },
  blocked: { picture: card, at: ({ target }) => [seatPlace(target)] },
  boosted: { picture: card, at: atSeat },
  drew: {
    picture: event => (event.card === undefined ? <Back /> : <CardPicture card={event.card} />),
    at: () => [PILE],
    isFleeting: true,
  },
  'turned-up': { picture: card, at: atCounter, isFleeting: true },
  took: { picture: card, at: atSeat },
  'no-card': { picture: 'nothing moves' },
  reshuffled: { picture: () => <Back />, at: () => [PILE], isFleeting: true },
  called: { picture: () => <Token />, at: atSeat },
  passed: { picture: 'nothing moves', at: atSeat },
  sold: { picture: card, at: atSeat },
  unsold: { picture: card, at: atCounter, isFleeting: true },
  'fist-closed': { picture: ({ seat }) => <Fist seat={seat} holds={null} label="" />, at: atSeat },
  'fists-opened': { picture: card, at: atCounter, isFleeting: true },
  'hand-closed': { picture: () => <Back />, at: atSeat },
  'challenge-shown': { picture: () => <Flower />, at: atCounter, isFleeting: true },
  'block-ended': { picture: () => <Stop />, at: atSeat },
  won: { picture: () => <Hammer />, at: atSeat },
  stalled: { picture: () => <Easel />, turn: () => 'table' },
};
