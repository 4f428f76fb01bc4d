import type { Read } from '../../core/game.ts';
import { auctionOf } from './data/auction-of.ts';
import type { Desk } from './event-cards.ts';
import type { Auction, Pledge, Promised, State } from './vocabulary.ts';
import { isCalling } from './stages.ts';

/** Settled promises that are still shown. */
const REMEMBERED = 8;

/** GZ-69: the promises of an accepted proposal are noted between its two players. */
export function notePledges(
  draft: State,
  { pledges, proposer, desk }: { pledges: readonly Pledge[]; proposer: number; desk: Desk },
): void {
  const active = auctionOf(draft).seat;
  for (const { by, what, words } of pledges) {
    const [giver, receiver] = by === 'proposer' ? [proposer, active] : [active, proposer];
    const id = draft.promised++;
    draft.promises.push({ id, round: draft.round, by: giver, to: receiver, what, words, state: 'open' });
    desk.emit?.({ type: 'promised', by: giver, to: receiver, what, words });
  }
}

/** GZ-72: kept or broken, with no further effect. */
export function settlePromise(
  draft: State,
  promise: Promised,
  { state, desk }: { state: 'kept' | 'broken' | 'lapsed'; desk: Desk },
): void {
  promise.state = state;
  desk.emit?.({ type: 'promise-settled', ...promise });
  const settled = draft.promises.filter(other => other.state !== 'open');
  const forgotten = settled.slice(0, Math.max(0, settled.length - REMEMBERED));
  draft.promises = draft.promises.filter(other => !forgotten.includes(other));
}

const openOnes = ({ promises }: State): Promised[] => promises.filter(({ state }) => state === 'open');

/** A gnome was sent to a contest. */
export function noteEntry(
  draft: State,
  { seat, contest, desk }: { seat: number; contest: number; desk: Desk },
): void {
  for (const promise of openOnes(draft)) {
    if (promise.by !== seat) continue;
    if (promise.what === `enter-${contest}`) settlePromise(draft, promise, { state: 'kept', desk });
    if (promise.what === `avoid-${contest}`) settlePromise(draft, promise, { state: 'broken', desk });
  }
}

/** An auction by free calling is over: who lent, who outbid? */
export function noteAuction(draft: State, { job, seat, proposals, asked }: Auction, desk: Desk): void {
  for (const promise of openOnes(draft)) {
    const { what, by, to } = promise;
    if (what === 'lend' && job === 'seek' && to === seat && asked.includes(by))
      settlePromise(draft, promise, { state: proposals[by] ? 'kept' : 'broken', desk });
    if (
      what === 'no-outbid' &&
      job === 'offer' &&
      proposals[to] &&
      (proposals[by]?.petals ?? 0) > proposals[to].petals
    )
      settlePromise(draft, promise, { state: 'broken', desk });
  }
}

/** The job phase is over: what was promised for this round, or until the next, falls due. */
export function settleRound(
  draft: State,
  { desk, contestsHeld }: { desk: Desk; contestsHeld: boolean },
): void {
  for (const promise of openOnes(draft)) {
    const state = verdict(promise, draft.round, contestsHeld);
    if (state) settlePromise(draft, promise, { state, desk });
  }
}

function verdict(
  { what, round }: Promised,
  now: number,
  contestsHeld: boolean,
): 'kept' | 'broken' | 'lapsed' | null {
  switch (what) {
    case 'enter-0':
    case 'enter-1':
      return contestsHeld ? 'broken' : 'lapsed';
    case 'avoid-0':
    case 'avoid-1':
      return 'kept';
    case 'lend':
      return now > round ? 'lapsed' : null;
    case 'no-outbid':
      return now > round ? 'kept' : null;
    case 'words':
      return null;
  }
}

/** Whether the moment to keep it is now: its giver should be reminded. */
export function isDue(state: Read<State>, { by, to, what, state: settled }: Read<Promised>): boolean {
  if (settled !== 'open') return false;
  const { stage } = state;
  const calling = isCalling(state) ? auctionOf(state) : null;
  if (what === 'lend') return calling?.job === 'seek' && calling.seat === to;
  if (what === 'no-outbid') return calling?.job === 'offer' && calling.asked.includes(to);
  return stage.name === 'jobs' && stage.seat === by;
}
