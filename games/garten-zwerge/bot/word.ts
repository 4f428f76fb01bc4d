import { auctionOf } from '../data/auction-of.ts';
import type { Move } from '../vocabulary.ts';
import type { Mind } from './mind.ts';

/** GZ-72: nothing makes a bot keep its promises, but it does. */
export function breaksWord({ view, seat }: Mind, move: Move): boolean {
  if (move.type !== 'contest') return false;
  return view.promises.some(
    ({ by, what, state }) => by === seat && state === 'open' && what === `avoid-${move.contest}`,
  );
}

/** Whether a job is what was promised for this round. */
export function keepsWord({ view, seat }: Mind, move: Move): boolean {
  if (move.type !== 'contest') return false;
  return view.promises.some(
    ({ by, what, state }) => by === seat && state === 'open' && what === `enter-${move.contest}`,
  );
}

/** Whether a gnome was promised to whoever is seeking now. */
export const owesGnome = ({ view, seat }: Mind): boolean =>
  view.promises.some(({ by, what, due }) => by === seat && what === 'lend' && due);

/** The most this seat may bid without breaking its word to a fellow bidder. */
export function wordLimit({ view, seat }: Mind): number {
  const parties = auctionOf(view).parties;
  let most = Number.POSITIVE_INFINITY;
  for (const { by, to, what, due } of view.promises) {
    const proposal = parties[to]?.proposal;
    if (by === seat && what === 'no-outbid' && due && proposal) most = Math.min(most, proposal.petals);
  }
  return most;
}
