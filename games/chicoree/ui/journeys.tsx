import { flow, hand, type Journey, type Journeys, purse } from '../../../web/kit/travel/journey.tsx';
import type { Place } from '../../../web/kit/travel/spot.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import type { Viewer } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { type Card, SHOP_STEP } from '../data/cards.ts';
import type { Chicoree, Event } from '../vocabulary.ts';
import { Back, Token } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { EASEL, linkPlace, PILE, startPlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

const BANK = 'bank';
const DISCARD = 'discard';
/** Where somebody stands at the counter. */
const counter = (seat: number): Place => [`counter-${seat}`, seatPlace(seat)];
const chain = (seat: number): readonly string[] => [`chain-${seat}`, seatPlace(seat)];
const link = (seat: number, step: number): Place => [linkPlace(seat, step), ...chain(seat)];

/** Tokens from purse to purse, cards to the easel, to whoever wins them and to whoever they are meant for. */
export const journeys: Journeys<Chicoree> = {
  earned: ({ seat, tokens }) => pays(BANK, purse(seat), tokens),
  paid: ({ from, to, tokens }) => pays(purse(from), purse(to), tokens),
  'went-bankrupt': ({ seat, to, tokens }) => pays(purse(seat), purse(to), tokens),
  'put-up': ({ seat, card }, scenery) => [{ ...face(card, scenery), from: hand(seat), to: EASEL }],
  sold: ({ seat, card, tokens, seller }, scenery) => [
    ...won(seat, card, scenery),
    ...pays(purse(seat), seller === null ? BANK : purse(seller), tokens),
  ],
  took: ({ seat, card }, scenery) => won(seat, card, scenery),
  unsold: ({ card }, scenery) => [{ ...face(card, scenery), from: EASEL, to: DISCARD }],
  // Never how many: a fist is closed.
  'fist-closed': ({ seat }) => pays(purse(seat), counter(seat), 1),
  'fists-opened': ({ card, bids, winner }, scenery) => [
    ...(winner === null ? [] : won(winner, card, scenery)),
    ...bids.flatMap((bid, seat) => pays(counter(seat), BANK, bid ?? 0)),
  ],
  'hand-closed': ({ seat }) => [{ picture: <Back />, size: 2, from: hand(seat), to: counter(seat) }],
  'challenge-shown': ({ winners, unpaid, prize }) =>
    winners.filter(seat => !unpaid.includes(seat)).flatMap(seat => pays(BANK, purse(seat), prize)),
  drew: ({ seat }, { view }) =>
    seat === view.you ? [] : [{ picture: <Back />, size: 2, from: PILE, to: hand(seat) }],
  'shop-opened': ({ seat, card }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: link(seat, SHOP_STEP) },
  ],
  'link-laid': ({ seat, card, step }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: link(seat, step) },
  ],
  'start-laid': ({ seat, card }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: [startPlace(seat), ...chain(seat)] },
  ],
  boosted: ({ seat, card }, scenery) => [{ ...face(card, scenery), from: hand(seat), to: DISCARD }],
  destroyed: ({ seat, card, target, step, lost }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: link(target, step) },
    { ...face(lost, scenery), from: link(target, step), to: DISCARD, late: true },
  ],
  blocked: ({ seat, card, target }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: chain(target) },
  ],
};

const pays = (from: Place, to: Place, tokens: number) => flow(<Token />, tokens, { from, to });

/** One's own is seen to arrive by itself. */
const won = (seat: number, card: Card, scenery: Scenery<Chicoree>): readonly Journey[] =>
  seat === scenery.view.you ? [] : [{ ...face(card, scenery), from: EASEL, to: hand(seat) }];

/** Where the card comes from that is new in my hand. */
export function cameFrom(log: readonly News<Chicoree>[], me: Viewer): string {
  const isWon = (event: Event) =>
    event.type === 'fists-opened'
      ? event.winner === me
      : (event.type === 'sold' || event.type === 'took') && event.seat === me;
  return log.at(-1)?.events.some(isWon) ? EASEL : PILE;
}

const face = (card: Card, { edition, language }: Scenery<Chicoree>) => ({
  picture: <CardFace card={card} edition={edition} words={TABLE_WORDS[language]} />,
  size: 4.2,
});
