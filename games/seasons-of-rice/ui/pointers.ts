import type { Pointers } from '../../../web/kit/story/pointer.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { cardPlace, spotPlace } from './places.ts';

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<SeasonsOfRice> = {
  'choose-ancestor': { clause: 'SR-11', at: ({ card }) => [cardPlace(card)] },
  pick: {
    clause: (_, { view }) => (view.season === 'dry' ? 'SR-31' : 'SR-19'),
    at: ({ card }) => [cardPlace(card)],
  },
  place: { clause: 'SR-20', at: spot => [spotPlace(spot)] },
  send: { clause: 'SR-21', at: ({ card }) => [cardPlace(card)] },
};
