import { action } from '../../../web/kit/lesson/lesson.ts';
import type { Pointers } from '../../../web/kit/story/pointer.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { housePlace, tilePlace } from './places.ts';

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<EnemyChocolatier> = {
  'swap-tiles': { clause: 'EC-A21', at: ({ places }) => places.map(tilePlace) },
  'turn-tile': { clause: 'EC-A21', at: ({ place }) => [tilePlace(place)] },
  'shuffle-tiles': { clause: 'EC-A21', at: () => [action('shuffle')] },
  begin: { clause: 'EC-A21', at: () => [action('begin')] },
  buy: {
    clause: ({ house }, { view }) =>
      (view.houses.find(({ id }) => id === house)?.owner ?? null) === null ? 'EC-34' : 'EC-35',
    at: ({ house }) => [housePlace(house)],
  },
  'take-permit': { clause: 'EC-40', at: () => [action('take-permit')] },
  'end-turn': { clause: 'EC-44', at: () => [action('end-turn')] },
  vote: { clause: 'EC-A27', at: move => [action(JSON.stringify(move))] },
};
