import { ANCESTOR_ENTRIES } from './ancestors.ts';
import { CARD_ENTRIES } from './cards.ts';
import type { Edition } from './print.ts';

/** The cards we ship. */
export const EDITION: Edition = {
  name: 'Potager reconstruction',
  cards: CARD_ENTRIES,
  ancestors: ANCESTOR_ENTRIES,
  scoring: {
    sizes: {
      rulebook: { value: [2, 3, 5, 8, 11], source: 'rulebook' },
      preview: { value: [1, 2, 4, 7, 10], source: 'likely' },
    },
    farmers: { value: [1, 3, 5, 8], source: 'rulebook' },
    buffalo: { value: 2, source: 'rulebook' },
    abandoned: { value: 1, source: 'rulebook' },
  },
};
