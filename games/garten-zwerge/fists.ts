import type { Read } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { auctionOf } from './data/auction-of.ts';
import type { Tables } from './data/tables.ts';
import { makeDeal, noDeal, pricesOf } from './auction.ts';
import type { Desk } from './event-cards.ts';
import { drawPrice, takesPart } from './schmiedel.ts';
import { bidders } from './turn.ts';
import type { Deal, State } from './vocabulary.ts';

export type RevealDesk = Desk & { readonly seal: () => void };

/** GZ-A02: all gnomes are shown together; then prices are sealed. */
export function showAnswers(tables: Tables, draft: State, desk: RevealDesk): void {
  desk.seal();
  const auction = auctionOf(draft);
  const answers = auction.asked.map(seat => ({ seat, hat: nth(auction.answers, seat) }));
  desk.emit?.({ type: 'answers-shown', answers });
  const anybody = answers.some(({ hat }) => hat !== null) || takesPart(draft, auction);
  if (anybody) draft.stage = { name: 'fists' };
  else noDeal(tables, draft, desk);
}

/** GZ-34 to GZ-36, GZ-44, GZ-77: all fists open together, then Herr Schmiedel's. */
export function openFists(tables: Tables, draft: State, desk: RevealDesk): void {
  desk.seal();
  const auction = auctionOf(draft);
  const { job, seat, hat, fists } = auction;
  const limit = nth(fists, seat);
  desk.emit?.({ type: 'fists-opened', job, seat, hat, limit, prices: pricesOf(draft) });
  // GZ-A28: without the active player's fist there is nothing to compare with.
  if (limit !== null) drawPrice(tables, draft, desk);
  const best = limit === null ? [] : bestOf(pricesOf(draft), { job, limit });
  const [first] = best;
  if (!first) noDeal(tables, draft, desk);
  else if (best.length === 1) makeDeal(tables, draft, { party: first.by, petals: first.petals, desk });
  else {
    const between = best.map(({ by }) => by);
    draft.stage = { name: 'tie', between };
    desk.emit?.({ type: 'tied', seat, between: [...between], petals: first.petals });
  }
}

/** GZ-35, GZ-A01: the lowest price at or below the maximum, or the highest at or above the minimum; all who named it. */
function bestOf(
  prices: Deal['prices'],
  { job, limit }: { job: 'seek' | 'offer'; limit: number },
): Deal['prices'] {
  const sign = job === 'seek' ? 1 : -1;
  const good = prices.filter(({ petals }) => sign * petals <= sign * limit);
  const best = Math.min(...good.map(({ petals }) => sign * petals));
  return good.filter(({ petals }) => sign * petals === best);
}

export function allClosed(state: Read<State>): boolean {
  return bidders(state).every(seat => auctionOf(state).fists[seat] !== null);
}
