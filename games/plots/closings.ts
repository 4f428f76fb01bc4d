import type { Game } from '../../core/game.ts';
import { offerNext, reveal } from './turn.ts';
import type { Plots } from './vocabulary.ts';

export const closings: Game<Plots>['closings'] = {
  /** PLT-06: whoever has not bid in time bids 0. */
  'end-bidding': {
    apply(draft, _closing, effects) {
      for (const player of draft.players) player.bid ??= 0;
      reveal(draft, effects);
    },
  },
  /** PLT-08 */
  'lose-plot': {
    apply(draft, _closing, effects) {
      draft.lost.push(draft.onOffer);
      effects.emit?.({ type: 'lost', plot: draft.onOffer });
      offerNext(draft, effects);
    },
  },
};
