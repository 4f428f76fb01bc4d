import type { Pointers } from '../../../web/kit/story/pointer.ts';
import type { Plots } from '../vocabulary.ts';
import { cellPlace, OFFER } from './places.ts';

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<Plots> = {
  bid: { clause: 'PLT-04', at: () => [OFFER] },
  grab: { clause: 'PLT-07', at: () => [OFFER] },
  place: { clause: 'PLT-09', at: ({ cell }, { seat }) => [cellPlace(seat, cell)] },
};
