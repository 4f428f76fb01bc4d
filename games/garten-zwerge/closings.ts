import type { Game } from '../../core/game.ts';
import { auctionOf } from './data/auction-of.ts';
import { endCalling } from './calls.ts';
import type { Tables } from './data/tables.ts';
import { openFists, showAnswers } from './fists.ts';
import { bidders } from './turn.ts';
import type { GartenZwerge } from './vocabulary.ts';

/** GZ-A28 */
export const closings = (tables: Tables): Game<GartenZwerge>['closings'] => ({
  'open-fists': {
    apply(draft, _closing, effects) {
      const auction = auctionOf(draft);
      if (draft.stage.name === 'answers') {
        for (const seat of auction.asked) auction.answered[seat] = true;
        showAnswers(tables, draft, effects);
        return;
      }
      // A fist that is late in answer to a search withdraws its gnome; for an offer it is empty.
      for (const seat of bidders(draft)) if (auction.fists[seat] === null) auction.answers[seat] = null;
      openFists(tables, draft, effects);
    },
  },
  'end-calling': {
    apply: (draft, _closing, effects) => endCalling(tables, draft, { by: 'clock', desk: effects }),
  },
});
