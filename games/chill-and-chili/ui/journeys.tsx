import type { News } from '../../../core/match.ts';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { flow, hand, type Journey, type Journeys, purse } from '../../../web/kit/travel/journey.tsx';
import type { Place } from '../../../web/kit/travel/spot.ts';
import { accessoryName, type Card, isAccessory, kindName } from '../data/cards.ts';
import type { ChillAndChili, Event, Face } from '../vocabulary.ts';
import { AccessoryCard } from './accessory-card.tsx';
import { CardBack } from './art/stall.tsx';
import { Coin, Drop } from './art/tokens.tsx';
import { bedPlace, COMPOST, marketPlace, PILE, POND, stackPlace, WELL } from './places.ts';
import { VegetableCard } from './vegetable-card.tsx';
import { TABLE_WORDS } from './words.ts';

const bedOf = (seat: number, bed: number): Place => [bedPlace(seat, bed), `garden-${seat}`, seatPlace(seat)];
const SUPPLY = 'supply';

/** Water from the supply to the beds, coins into the well, cards to whoever gets them. */
export const journeys: Journeys<ChillAndChili> = {
  pushed: () => flow(<Drop />, 1, { from: SUPPLY, to: POND }),
  refreshed: ({ seat, row, gone }, scenery) => [
    ...pays(seat, 1),
    ...gone.map((card, i) => ({ ...face(card, scenery), from: marketPlace(row, i + 1), to: COMPOST })),
  ],
  // One's own card is seen to travel by itself.
  drew: ({ seat }, scenery) =>
    taken(seat, scenery, { picture: <CardBack />, size: 2, from: PILE, to: hand(seat) }),
  'bought-vegetable': ({ seat, card, row, price }, scenery) => [
    ...taken(seat, scenery, { ...face(card, scenery), from: marketPlace(row, price), to: hand(seat) }),
    ...pays(seat, price),
  ],
  'bought-accessory': ({ seat, card, price }, scenery) => [
    ...taken(seat, scenery, { ...face(card, scenery), from: stackPlace(card), to: hand(seat) }),
    ...pays(seat, price),
  ],
  planted: ({ seat, bed, cards }, scenery) =>
    cards.map(card => ({ ...face(card, scenery), from: hand(seat), to: bedOf(seat, bed) })),
  'laid-out': ({ seat, card }, scenery) => [
    { ...face(card, scenery), from: hand(seat), to: seatPlace(seat) },
  ],
  withdrew: ({ seat, tokens, as }) => fetched({ seat, tokens, as }, POND),
  fetched: ({ seat, tokens, as }) => fetched({ seat, tokens, as }, WELL),
  discarded: ({ seat, card }, scenery) => [{ ...face(card, scenery), from: hand(seat), to: COMPOST }],
  watered: ({ seat, bed, drops }) => flow(<Drop />, drops, { from: hand(seat), to: bedOf(seat, bed) }),
  spilled: ({ seat, drops }) => flow(<Drop />, drops, { from: hand(seat), to: WELL }),
};

/** Coins go to the purse, drops to whoever waters with them. */
const fetched = (
  { seat, tokens, as }: { readonly seat: number; readonly tokens: number; readonly as: Face },
  from: Place,
) =>
  as === 'coins'
    ? flow(<Coin />, tokens, { from, to: purse(seat) })
    : flow(<Drop />, tokens, { from, to: hand(seat) });

const pays = (seat: number, coins: number) => flow(<Coin />, coins, { from: purse(seat), to: WELL });

const taken = (seat: number, { view }: Scenery<ChillAndChili>, journey: Journey): readonly Journey[] =>
  seat === view.you ? [] : [journey];

const face = (card: Card, { language }: Scenery<ChillAndChili>) => ({
  picture: isAccessory(card) ? (
    <AccessoryCard card={card} name={TABLE_WORDS[language].accessories[accessoryName(card)].name} />
  ) : (
    <VegetableCard card={card} name={TABLE_WORDS[language].kinds[kindName(card)]} />
  ),
  size: 4,
});

/** Where my latest card came from. */
export function cameFrom(log: readonly News<ChillAndChili>[], me: number): string {
  const got = log
    .at(-1)
    ?.events.findLast(
      (event): event is Extract<Event, { type: 'bought-vegetable' | 'bought-accessory' }> =>
        (event.type === 'bought-vegetable' || event.type === 'bought-accessory') && event.seat === me,
    );
  if (!got) return PILE;
  return got.type === 'bought-vegetable' ? marketPlace(got.row, got.price) : stackPlace(got.card);
}
