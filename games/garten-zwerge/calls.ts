import { auctionOf } from './data/auction-of.ts';
import type { Tables } from './data/tables.ts';
import { noDeal } from './auction.ts';
import type { Desk } from './event-cards.ts';
import { noteAuction } from './promises.ts';
import type { State } from './vocabulary.ts';

/** GZ-A28: calls a seat may make in one auction. */
export const MOST_CALLS = 8;

/** GZ-69: whoever had fallen silent may speak again after a call of somebody else. */
export function wakeOthers(draft: State, seat: number): void {
  const { stood } = auctionOf(draft);
  for (let other = 0; other < stood.length; other++) if (other !== seat) stood[other] = false;
}

/** GZ-71: nothing can be changed any more; the active player takes a proposal, if there is one. */
export function endCalling(
  tables: Tables,
  draft: State,
  { by, desk }: { by: 'clock' | 'silence' | number; desk: Desk },
): void {
  const { proposals, schmiedel } = auctionOf(draft);
  const made = proposals.filter(proposal => proposal !== null).length;
  desk.emit?.({ type: 'calling-ended', by, proposals: made });
  if (made === 0 && schmiedel === null) giveUp(tables, draft, desk);
  else draft.stage = { name: 'calls', open: false };
}

/** GZ-A21: nobody is taken. */
export function giveUp(tables: Tables, draft: State, desk: Desk): void {
  noteAuction(draft, auctionOf(draft), desk);
  noDeal(tables, draft, desk);
}
