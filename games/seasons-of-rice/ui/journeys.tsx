import type { News } from '../../../core/match.ts';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { hand, type Journey, type Journeys } from '../../../web/kit/travel/journey.tsx';
import type { Place } from '../../../web/kit/travel/spot.ts';
import { deckOf } from '../data/deck.ts';
import type { CardId } from '../data/words.ts';
import type { Event, SeasonsOfRice } from '../vocabulary.ts';
import { CardBack } from './art/ancestor.tsx';
import { PaddyCard } from './card-face.tsx';
import { cardPlace, fieldPlace, IN_THE_AIR, laidPlace, landPlace } from './places.ts';

/** Cards are dealt with the season. */
const PILE = 'season';

const landOf = (seat: number, ...nearer: readonly string[]): Place => [
  ...nearer,
  landPlace(seat),
  seatPlace(seat),
];

/** Cards to the land and between the players, points from the fields that bring them. */
export const journeys: Journeys<SeasonsOfRice> = {
  // One's own hand is seen to arrive by itself.
  hand: ({ seat, because }, { view }) =>
    seat === view.you
      ? []
      : [
          {
            picture: <CardBack />,
            size: 2,
            from: because === 'swapped' ? hand(1 - seat) : PILE,
            to: hand(seat),
            many: view.players[seat]?.handSize ?? 0,
          },
        ],
  // What the other takes stays in the row until it is placed.
  picked: ({ seat, card }, scenery) =>
    seat === scenery.view.you ? [{ ...paddy(card, scenery), from: cardPlace(card), to: IN_THE_AIR }] : [],
  // One's own lies there already.
  placed: ({ seat, card }, scenery) =>
    seat === scenery.view.you
      ? []
      : [
          {
            ...paddy(card, scenery),
            from: [cardPlace(card), ...hand(seat)],
            to: landOf(seat, laidPlace(card)),
          },
        ],
  // When the harvest has been added up where it lies.
  closed: ({ seat, squares, total }) => [
    { ...rises(total, landOf(seat, fieldPlace(seat, squares))), to: seatPlace(seat), late: 1900 },
  ],
  abandoned: ({ seat, points }) => [rises(points, landOf(seat))],
  honoured: ({ seat, points }) => [rises(points, seatPlace(seat))],
};

const paddy = (card: CardId, { edition }: Scenery<SeasonsOfRice>) => ({
  picture: <PaddyCard deck={deckOf(edition)} card={card} />,
  size: 4,
});

const rises = (points: number, from: Place): Journey => ({
  picture: <b class="rising num">{points < 0 ? `−${-points}` : `+${points}`}</b>,
  size: 4,
  from,
});

/** Where the cards come from that are new in my hand. */
export function handFrom(log: readonly News<SeasonsOfRice>[], me: number): string {
  const latest = log
    .flatMap(({ events }) => events)
    .findLast(
      (event): event is Extract<Event, { type: 'hand' }> => event.type === 'hand' && event.seat === me,
    );
  return latest?.because === 'swapped' ? seatPlace(1 - me) : PILE;
}
