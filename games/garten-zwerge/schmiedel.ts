import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { auctionOf } from './data/auction-of.ts';
import { drawCards } from './breeding.ts';
import type { Tables } from './data/tables.ts';
import { SCHMIEDEL_MARKERS } from './data/words.ts';
import type { Desk } from './event-cards.ts';
import { total } from './gnomes.ts';
import type { Auction, State } from './vocabulary.ts';

/** GZ-74, GZ-A22 and the option on hiring: whether Herr Schmiedel takes part in an auction. */
export function takesPart({ players, options }: Read<State>, auction: Read<Auction>): boolean {
  if (players.length > 2) return false;
  if (auction.job === 'offer')
    return options.hire === 'unlimited' || total(playerAt(players, auction.seat).hired) === 0;
  return auction.atLeast <= auction.hat && auction.duty === null;
}

/** GZ-76, GZ-79, GZ-82: two of his five markers and the value of the gnome. */
export function drawPrice(tables: Tables, draft: State, { random, emit }: Desk): void {
  const auction = auctionOf(draft);
  if (!takesPart(draft, auction)) return;
  const markers = drawCards(SCHMIEDEL_MARKERS, 2, random).sort((a, b) => a - b);
  const value = tables.values[draft.options.values][auction.hat]!;
  const petals = value + markers[0]! + markers[1]!;
  auction.schmiedel = { markers, petals };
  emit?.({ type: 'schmiedel-drew', markers: [...markers], value, petals, job: auction.job });
}
