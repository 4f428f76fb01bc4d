import type { MoveRule, Read } from '../../../core/game.ts';
import { fields, natural, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { refuseSteps } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { MOST_MARKERS, STEP } from '../data/words.ts';
import { allClosed, openFists } from '../fists.ts';
import type { CloseFist, GartenZwerge, State } from '../vocabulary.ts';

const FISTS = Array.from(
  { length: MOST_MARKERS / STEP + 1 },
  (_, n): CloseFist => ({ type: 'close-fist', petals: n * STEP }),
);

/** GZ-33, GZ-A04: who might have to pay may not name more than they own; who asks is bound by the markers only. */
function mayHaveToPay(state: Read<State>, seat: number): boolean {
  const { job, seat: active } = auctionOf(state);
  return (job === 'seek') === (seat === active);
}

/** GZ-31, GZ-33, GZ-43: a price in a closed fist. */
export const closeFist = (tables: Tables): MoveRule<GartenZwerge, CloseFist> => ({
  takeback: true,

  /** All that may be paid, and one step more for whoever asks why that is all. */
  candidates(state, seat) {
    if (!mayHaveToPay(state, seat)) return FISTS;
    return FISTS.slice(0, Math.floor(playerAt(state.players, seat).petals / STEP) + 2);
  },

  legal(state, seat, found) {
    const { petals } = playerAt(state.players, seat);
    const most = mayHaveToPay(state, seat) ? Math.min(petals, MOST_MARKERS) : MOST_MARKERS;
    for (let n = 0; n * STEP <= most; n++) found.push(FISTS[n]!);
  },

  recognise: reads(fields<CloseFist>({ type: oneOf('close-fist'), petals: natural })),

  refuse(state, seat, { petals }) {
    const held = playerAt(state.players, seat).petals;
    const odd = refuseSteps(petals);
    if (odd) return odd;
    if (petals > MOST_MARKERS)
      return { code: 'too-few-markers', clause: 'GZ-10', with: { petals, most: MOST_MARKERS } };
    if (!mayHaveToPay(state, seat) || petals <= held) return null;
    const clause = auctionOf(state).job === 'seek' ? 'GZ-33' : 'GZ-A04';
    return { code: 'too-few-petals', clause, with: { petals, held } };
  },

  apply(draft, { petals }, effects) {
    auctionOf(draft).fists[effects.seat] = petals;
    effects.emit?.({ type: 'fist-closed', seat: effects.seat, petals });
    if (allClosed(draft)) openFists(tables, draft, effects);
  },
});
