import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { Rising } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { kindOf } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { Blooming } from './art/blooming.tsx';
import { CompostHeap } from './art/stall.tsx';
import { Supply } from './art/waters.tsx';
import { bedPlace, COMPOST, POND, WELL } from './places.ts';

type InBed = { readonly seat: number; readonly bed: number };

/** Behind a chip there is no garden to be seen. */
const atBed = ({ seat, bed }: InBed) => [bedPlace(seat, bed), `garden-${seat}`];

/** What happens in the garden, and what of it is a moment. */
export const stagings: Stagings<ChillAndChili> = {
  started: { lasts: 1200, sound: 'turn', picture: ({ seat }) => <PaintedSign seat={seat} /> },
  pushed: {
    lasts: 2400,
    sound: 'last',
    when: ({ supply }) => supply === 0,
    where: () => 'supply',
    picture: () => (
      <span class="scene-whole">
        <Supply tokens={0} />
      </span>
    ),
  },
  refreshed: 'the row empties and fills on the stall',
  filled: 'the card travels from the pile to the stall',
  drew: 'the card travels from the pile to the hand',
  'bought-vegetable': 'the card travels from the stall to the hand',
  'bought-accessory': 'the card travels from its stack to the hand',
  planted: {
    lasts: 1600,
    sound: 'gain',
    where: atBed,
    over: ({ points }) => [{ picture: <Rising>{points}</Rising> }],
  },
  'laid-out': { lasts: 1200, sound: 'card', where: ({ seat }) => seatPlace(seat) },
  withdrew: { lasts: 1200, sound: 'drop', when: ({ tokens }) => tokens > 2, where: () => POND },
  fetched: { lasts: 1200, sound: 'drop', where: () => WELL },
  discarded: 'the card leaves the hand',
  watered: {
    lasts: 2200,
    sound: 'bloom',
    when: ({ full }) => full,
    where: atBed,
    over: ({ seat, bed, card }, { view }) => [
      {
        picture: <Blooming kind={kindOf(card)} points={view.players[seat]?.beds[bed]?.points ?? null} />,
        least: 8,
      },
    ],
  },
  spilled: { lasts: 1600, sound: 'drop', where: () => WELL },
  'stopped-watering': 'the next question says so',
  reshuffled: {
    lasts: 1200,
    sound: 'card',
    where: () => COMPOST,
    picture: () => (
      <span class="scene-whole">
        <CompostHeap />
      </span>
    ),
  },
  ended: {
    lasts: 1600,
    sound: 'over',
    picture: () => (
      <span class="scene-whole">
        <Supply tokens={0} />
      </span>
    ),
  },
};
