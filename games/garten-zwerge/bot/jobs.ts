import { GOLD, GREEN, GREY, type Hat } from '../data/words.ts';
import type { Move } from '../vocabulary.ts';
import { freeHats, harm, type Mind, newborn, purse } from './mind.ts';
import { breaksWord, keepsWord } from './word.ts';

/** What a job is worth. */
export function judgeJob(mind: Mind, move: Move): number {
  if (breaksWord(mind, move)) return Number.NEGATIVE_INFINITY;
  return mind.err(plain(mind, move)) + (keepsWord(mind, move) ? KEEPING : 0);
}

/** A promise that falls due is kept before anything else but a victory. */
const KEEPING = 5000;
const VICTORY = 50_000;

function plain(mind: Mind, move: Move): number {
  const { view, me, worth } = mind;
  switch (move.type) {
    case 'garden':
      return view.wage;
    case 'contest':
      return mind.beliefs.contest * view.contests[move.contest]!.outlook[move.hat]!.petals;
    case 'sell':
      return saleWorth(mind, move.hat);
    case 'exchange':
      if (move.hat + 1 === GOLD) return VICTORY;
      return worth.gnome[move.hat + 1]! - 2 * worth.gnome[move.hat]! + me.bill.each;
    case 'seek':
      return seekWorth(mind, move.hat);
    case 'offer':
      return offerWorth(mind, move.hat);
    default:
      // Passing keeps greys; a promise in words is marked by people.
      return move.type === 'pass' ? 0 : Number.NEGATIVE_INFINITY;
  }
}

/** GZ-47, and GZ-65: near the goal everything is sold. */
function saleWorth(mind: Mind, hat: Hat): number {
  const { view, me, worth } = mind;
  const brings = view.salePrices[hat]! + me.bill.each;
  const short = me.watch.missing;
  if (hat !== GREY && short > 0 && cashIn(mind) >= short) return VICTORY / 10 + brings;
  return brings - worth.gnome[hat]!;
}

/** What all free gnomes would bring now, upkeep saved. */
function cashIn({ view, me }: Mind): number {
  return me.gnomes
    .filter(({ hat, job }) => job === 'free' && hat !== GREY && hat <= GREEN)
    .reduce((sum, { hat }) => sum + view.salePrices[hat]! + me.bill.each, 0);
}

/** The newborn less what a partner may cost. */
function seekWorth(mind: Mind, hat: Hat): number {
  const { view, worth } = mind;
  const partners = view.players.flatMap((player, other) => (other === mind.seat ? [] : freeHats(player)));
  const lenders = view.players.filter(
    (player, other) => other !== mind.seat && freeHats(player).length > 0,
  ).length;
  const two = view.players.length === 2;
  if (partners.length === 0 && !two) return view.wage - 1;
  const pile = Math.max(hat, ...(partners.length > 0 ? [Math.min(...partners)] : []));
  const gain = newborn(mind, pile);
  const fair = 50 + mind.beliefs.greed * mind.beliefs.competition ** (lenders - 1) * Math.max(0, gain - 100);
  const price = two ? Math.min(fair, view.values[hat]! + 200) : fair;
  if (price > purse(mind)) return view.wage - 1;
  return worth.pile[pile]! - mind.me.bill.each - price;
}

/** What the keenest bidder may pay. */
function offerWorth(mind: Mind, hat: Hat): number {
  const { view, beliefs } = mind;
  let best = 0;
  for (const [seat, player] of view.players.entries()) {
    if (seat === mind.seat) continue;
    for (const own of freeHats(player)) {
      const pile = Math.max(own, hat);
      const gain = newborn(mind, pile) - mind.alone[own]!;
      const bid = Math.min(beliefs.shade * gain, player.petals - player.bill.petals);
      best = Math.max(best, bid - harm(mind, pile));
    }
  }
  if (view.players.length > 2 || !schmiedelHires(mind)) return best === 0 ? view.wage - 1 : best;
  return Math.max(best, view.values[hat]! + 200);
}

/** GZ-80 and the option on it. */
export function schmiedelHires({ view, me }: Mind): boolean {
  return view.options.hire === 'unlimited' || me.gnomes.every(({ job }) => job !== 'hired');
}
