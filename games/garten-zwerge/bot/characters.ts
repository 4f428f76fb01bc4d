import type { Character } from '../../../bots/characters.ts';
import type { Beliefs } from './beliefs.ts';

/** What each of them believes otherwise than most: it shows in what they ask, bid and enter. */
export const TASTES: { readonly [C in Character]?: Partial<Beliefs> } = {
  // Asks much for its gnomes and pays little for others.
  miser: { greed: 0.75, shade: 0.33 },
  // Bids high for a good partner.
  gambler: { shade: 0.5, reserve: 0 },
  // Loves contests.
  'show-off': { contest: 1.4 },
  // Keeps its petals together.
  hoarder: { reserve: 115, greed: 0.65 },
  // Lends cheaply and breeds.
  gardener: { greed: 0.5, contest: 1.05 },
  // Would rather not help anybody to a newborn.
  rival: { harm: 0.3 },
};
