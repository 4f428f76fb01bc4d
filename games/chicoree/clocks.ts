import type { Game, Read, Timer } from '../../core/game.ts';
import { auctionOf, concludeAuction } from './auction.ts';
import { goOn } from './turn.ts';
import type { Tables } from './data/tables.ts';
import type { Chicoree, State } from './vocabulary.ts';

/** CH-A25 */
const FIST_SECONDS = 60;

/** CH-55: whoever calls first is heard first. */
export const race: NonNullable<Game<Chicoree>['race']> = state =>
  state.options.auction === 'free-for-all' && auctionOf(state) !== null;

export function timer(state: Read<State>): Timer<Chicoree> | null {
  const { auction, countdown, clock } = state.options;
  const task = state.agenda[state.agenda.length - 1];
  if (task?.do === 'auction' && auction === 'free-for-all') {
    const calls = task.calls.length;
    return { seconds: calls === 0 ? countdown : (countdown * 2) / 3, closing: { type: 'hammer', calls } };
  }
  if (task?.do === 'fists' && clock === 'on')
    return { seconds: FIST_SECONDS, closing: { type: 'open-fists' } };
  return null;
}

export const closings = (tables: Tables): Game<Chicoree>['closings'] => ({
  /** CH-A24 */
  hammer: {
    apply(draft, _closing, effects) {
      concludeAuction(draft, effects);
      goOn(tables, draft, effects);
    },
  },
  /** CH-A25: a fist that is not closed in time is empty. */
  'open-fists': {
    apply(draft, _closing, effects) {
      for (const player of draft.players) player.closed = true;
      goOn(tables, draft, effects);
    },
  },
});
