import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { FistOpens, Rising, Stamped, Struck } from '../../../web/kit/scene/parts.tsx';
import type { Scenery, Stagings } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { purse } from '../../../web/kit/travel/journey.tsx';
import { nth } from '../../../core/sure.ts';
import { type Card, SHOP_STEP } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree } from '../vocabulary.ts';
import { Easel, Tin } from './art/furniture.tsx';
import { Gavelled, Hung } from './art/gavelled.tsx';
import { Flower, Purse, ShopSign, Stop } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { EASEL, linkPlace, LOT, SHOPS, startPlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

const atSeat = ({ seat }: { readonly seat: number }) => seatPlace(seat);
const atLot = () => [LOT, EASEL];
/** Behind a chip there is no chain to be seen. */
const link = (seat: number, step: number) => [linkPlace(seat, step), `chain-${seat}`];

/** How a sale ends, with a stroke of the hammer. */
const stamped =
  (as: 'sold' | 'unsold') =>
  (_: unknown, { language }: Scenery<Chicoree>) => [
    { picture: <Gavelled after={0.3}>{TABLE_WORDS[language].stamp[as]}</Gavelled> },
  ];

/** Somebody must stop. */
const STOPPED = {
  picture: (
    <Stamped>
      <Stop />
    </Stamped>
  ),
  least: 5,
};

/** From here on the chain is nearly closed. */
const MUCH = 5;

/** What happens in the back room, and what of it is a moment. */
export const stagings: Stagings<Chicoree> = {
  started: { lasts: 1200, sound: 'turn', where: atSeat },
  'turn-began': 'the ring around a seat goes on to the next',
  earned: 'the tokens travel from the bank to the purse',
  'went-without': { lasts: 1600, hits: ({ seat }) => [seat], where: atSeat, over: () => [STOPPED] },
  paid: {
    lasts: 1000,
    sound: 'coin',
    when: ({ tokens }) => tokens > 1,
    where: ({ to }) => purse(to),
    over: ({ tokens }) => [{ picture: <Rising>+{tokens}</Rising> }],
  },
  collected: 'the tokens travel from purse to purse as they are paid',
  'fell-short': {
    lasts: 2200,
    hits: ({ seat }) => [seat],
    where: ({ seat }) => purse(seat),
    over: ({ owed, tokens }) => [{ picture: <Rising>{`${tokens} / ${owed}`}</Rising> }],
  },
  'put-up': 'the card goes up on the easel',
  'went-bankrupt': {
    lasts: 2600,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    where: atSeat,
    over: () => [{ picture: <Hung />, least: 10 }],
  },
  'shop-opened': { lasts: 1400, sound: 'gain', where: ({ seat }) => link(seat, SHOP_STEP) },
  'link-laid': {
    lasts: 1800,
    sound: 'lamps',
    when: ({ step }) => step >= MUCH,
    where: ({ seat, step }) => link(seat, step),
  },
  'shops-allowed': {
    lasts: 2000,
    sound: 'bloom',
    where: () => SHOPS,
    over: (_, { language }) => [
      {
        picture: (
          <Stamped>
            <ShopSign open words={TABLE_WORDS[language].shops.open} />
          </Stamped>
        ),
        least: 7,
      },
    ],
  },
  'start-laid': {
    lasts: 1400,
    sound: 'card',
    where: ({ seat }) => [startPlace(seat), `chain-${seat}`],
    over: ({ card }, { edition }) => [
      { picture: <Rising>+{nth(tablesOf(edition).income, card)}</Rising>, least: 3 },
    ],
  },
  destroyed: {
    lasts: 2600,
    sound: 'storm',
    hits: ({ target }) => [target],
    where: ({ target, step }) => [...link(target, step), seatPlace(target)],
    over: ({ lost }, scenery) => [
      {
        picture: (
          <Struck after={2}>
            <Face card={lost} {...scenery} />
          </Struck>
        ),
        least: 7,
      },
    ],
  },
  blocked: {
    lasts: 2400,
    sound: 'storm',
    hits: ({ target }) => [target],
    where: ({ target }) => seatPlace(target),
    over: () => [STOPPED],
  },
  boosted: { lasts: 1200, sound: 'card', where: atSeat },
  drew: 'the card travels from the pile to the hand',
  'turned-up': 'the card travels from the pile to the easel',
  took: 'the card stays on the easel, and the notice beside it says who took it',
  'no-card': 'the pile is empty',
  reshuffled: 'the pile is high again',
  called: 'the number stands on their paddle',
  passed: 'their paddle sinks',
  sold: {
    lasts: 2000,
    sound: 'coin',
    where: atLot,
    over: stamped('sold'),
  },
  unsold: {
    lasts: 1200,
    sound: 'card',
    where: atLot,
    over: stamped('unsold'),
  },
  'fist-closed': 'a secret: their open hand becomes a fist at the counter',
  'fists-opened': {
    lasts: 3000,
    sound: 'fists',
    where: atLot,
    over: ({ bids, winner }, { language, names }) => [
      ...bids.flatMap((bid, seat) =>
        bid === null
          ? []
          : [
              {
                at: [`counter-${seat}`, seatPlace(seat)],
                picture: <FistOpens seat={seat} holds={bid} label={names(seat)} isBest={seat === winner} />,
                // Six of them stand close together.
                least: bids.length > 4 ? 3.6 : 5.4,
              },
            ],
      ),
      {
        picture: (
          <Gavelled after={1.5}>{TABLE_WORDS[language].stamp[winner === null ? 'unsold' : 'sold']}</Gavelled>
        ),
      },
    ],
  },
  'hand-closed': 'a secret: their open hand becomes a fist at the counter',
  'challenge-shown': {
    lasts: 3000,
    sound: 'fists',
    where: atLot,
    over: ({ plays, flowers, winners }) =>
      plays.flatMap((play, seat) =>
        play.length === 0
          ? []
          : [
              {
                at: [`counter-${seat}`, seatPlace(seat)],
                picture: (
                  <Rising after={winners.includes(seat) ? plays.length : seat}>
                    {flowers[seat]}
                    <Flower />
                  </Rising>
                ),
              },
            ],
      ),
  },
  'block-ended': { lasts: 1000, where: atSeat },
  won: {
    lasts: 3000,
    sound: 'win',
    picture: ({ seat, because }) => (
      <>
        <PaintedSign seat={seat} />
        <span class="scene-one" style={{ '--n': 1 }}>
          {because === 'chain' ? <Tin /> : <Purse />}
        </span>
      </>
    ),
  },
  stalled: {
    lasts: 2000,
    sound: 'over',
    picture: () => (
      <span class="scene-whole">
        <Easel />
      </span>
    ),
  },
};

function Face({ card, edition, language }: Scenery<Chicoree> & { readonly card: Card }) {
  return <CardFace card={card} edition={edition} words={TABLE_WORDS[language]} />;
}
