import { nth, playerAt } from '../../../core/sure.ts';
import { type Hat, MOST_MARKERS } from '../data/words.ts';
import { correctedByLimits } from './market.ts';
import { alone, freeHats, harm, type Mind, newborn, purse, rounded } from './mind.ts';
import type { Sold } from './sight.ts';

/** The gnome it costs least to lend, if lending may pay; null to pass. */
export function gnomeToLend(mind: Mind, { hat, atLeast, duty, seat }: Sold): Hat | null {
  const able = freeHats(mind.me).filter(own => own >= atLeast);
  if (able.length === 0) return null;
  const own = able.reduce((best, next) => (lendingCost(mind, next) < lendingCost(mind, best) ? next : best));
  const pile = Math.max(own, hat);
  const least = lendingCost(mind, own) + harm(mind, pile) + (duty ? mind.beliefs.duty : 0);
  return least <= canPay(mind, seat, pile) ? own : null;
}

/** What the gnome would bring otherwise. */
export const lendingCost = alone;

/** What the seeker is likely to pay at most for a card from this pile. */
export function canPay(mind: Mind, seeker: number, pile: Hat): number {
  const { petals, bill } = playerAt(mind.view.players, seeker);
  const gain = Math.min(newborn(mind, pile) - mind.view.wage, Math.max(0, petals - bill.petals));
  const { ledger } = mind.view;
  const paid = correctedByLimits(gain, mind.beliefs.trust, { ledger, seat: mind.seat, petals });
  return Math.min(paid, MOST_MARKERS);
}

/** GZ-31: the price to ask: what it costs, and a part of what the seeker gains, less with every competitor. */
export function priceToAsk(mind: Mind, auction: Sold, own: Hat): number {
  const pile = Math.max(own, auction.hat);
  const least = leastToAsk(mind, auction, own);
  const rivals = auction.parties.filter(({ seat, hat }) => seat !== mind.seat && hat !== null).length;
  const { greed, competition } = mind.beliefs;
  let most = canPay(mind, auction.seat, pile);
  if (auction.schmiedel?.takesPart) most = Math.min(most, nth(mind.view.values, auction.hat) + 150);
  return rounded(mind.err(least + greed * competition ** rivals * Math.max(0, most - least)) + 25);
}

export function leastToAsk(mind: Mind, { hat, duty }: Sold, own: Hat): number {
  return lendingCost(mind, own) + harm(mind, Math.max(own, hat)) + (duty ? mind.beliefs.duty : 0);
}

/** GZ-33: what the seeker gains by a newborn over garden work: nothing is lost by naming all of it. */
export function mostToPay(mind: Mind, { hat, parties }: Sold): number {
  const hats = parties.flatMap(party => (party.hat === null || party.seat === mind.seat ? [] : [party.hat]));
  const pile = Math.max(hat, ...(hats.length > 0 ? [Math.min(...hats)] : []));
  const gain = mind.err(newborn(mind, pile)) - mind.view.wage;
  return rounded(Math.min(gain, purse(mind), mind.me.petals));
}

/** GZ-43: the least the owner of an offered gnome takes: the garden’s wage, and what a rival’s newborn costs. */
export function leastToTake(mind: Mind, { hat }: Sold): number {
  const two = mind.view.players.length === 2;
  return rounded(mind.view.wage + (two ? 0 : harm(mind, hat)) + 50);
}

/** The own gnome that gains most by an offered partner, and by how much. */
export function bestMatch(mind: Mind, hat: Hat): { own: Hat; gain: number } | null {
  let best: { own: Hat; gain: number } | null = null;
  for (const own of freeHats(mind.me)) {
    const gain = newborn(mind, Math.max(own, hat)) - alone(mind, own);
    if (!best || gain > best.gain) best = { own, gain };
  }
  return best;
}

/** GZ-43: the bid for an offered gnome; 0 is none. */
export function priceToBid(mind: Mind, { hat }: Sold): number {
  const match = bestMatch(mind, hat);
  if (!match || match.gain <= 0) return 0;
  const most = Math.min(mind.err(mind.beliefs.shade * match.gain), purse(mind));
  return rounded(most);
}
