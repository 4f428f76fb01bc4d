import { nth, playerAt } from '../../../core/sure.ts';
import { GOLD, GREEN, GREY, type Hat, ORANGE } from '../data/words.ts';
import type { Move } from '../vocabulary.ts';
import { correctedByBids, searchesSeen } from './market.ts';
import { alone, freeHats, harm, type Mind, newborn, purse } from './mind.ts';
import { breaksWord, keepsWord } from './word.ts';

/** What a job is worth. */
export function judgeJob(mind: Mind, move: Move): number {
  if (breaksWord(mind, move)) return Number.NEGATIVE_INFINITY;
  return mind.err(plain(mind, move)) + (keepsWord(mind, move) ? KEEPING : 0);
}

/** Beyond any worth of gnomes: a promise is kept, the goal in petals is taken, and gold before all. */
const KEEPING = 1e6;
const GOAL = 1e7;
const VICTORY = 1e8;

function plain(mind: Mind, move: Move): number {
  const { view, me, worth } = mind;
  if (move.type === 'garden') return view.wage;
  if (move.type === 'contest')
    return mind.beliefs.contest * nth(nth(view.contests, move.contest).outlook, move.hat).petals;
  if (move.type === 'sell') return saleWorth(mind, move.hat);
  if (move.type === 'seek') return seekWorth(mind, move.hat);
  if (move.type === 'offer') return offerWorth(mind, move.hat);
  if (move.type === 'exchange' && move.hat + 1 === GOLD) return VICTORY;
  if (move.type === 'exchange')
    return nth(worth.gnome, move.hat + 1) - 2 * nth(worth.gnome, move.hat) + me.bill.each;
  // Passing keeps greys; a promise in words is marked by people.
  return move.type === 'pass' ? 0 : Number.NEGATIVE_INFINITY;
}

/** GZ-47, and GZ-65: near the goal everything is sold. */
function saleWorth(mind: Mind, hat: Hat): number {
  const { view, me, worth } = mind;
  const brings = nth(view.salePrices, hat) + me.bill.each;
  const short = me.watch.missing;
  if (hat !== GREY && short > 0 && cashIn(mind) >= short) return GOAL + brings;
  // Whoever cannot breed lives by the prizes of its better gnomes.
  if (mind.isAlone && hat >= ORANGE) return 0;
  return brings - nth(worth.gnome, hat);
}

/** What all free gnomes would bring now, upkeep saved. */
function cashIn({ view, me }: Mind): number {
  return me.gnomes
    .filter(({ hat, job }) => job === 'free' && hat !== GREY && hat <= GREEN)
    .reduce((sum, { hat }) => sum + nth(view.salePrices, hat) + me.bill.each, 0);
}

/** The newborn less what a partner may cost, if one is found at all. */
function seekWorth(mind: Mind, hat: Hat): number {
  const { view, beliefs } = mind;
  if (mind.isAlone) return view.wage - 1;
  let lenders = 0;
  let poorest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < view.players.length; other++) {
    const hats = other === mind.seat ? [] : freeHats(playerAt(view.players, other));
    if (hats.length > 0) lenders++;
    for (const lent of hats) poorest = Math.min(poorest, lent);
  }
  const two = view.players.length === 2;
  if (lenders === 0 && !two) return view.wage - 1;
  const gain = newborn(mind, lenders > 0 ? Math.max(hat, poorest) : hat);
  const rivals = lenders - 1;
  const fair =
    50 + beliefs.greed * beliefs.competition ** rivals * Math.max(0, Math.min(gain, purse(mind)) - 100);
  const price = two ? Math.min(fair, nth(view.values, hat) + 200) : fair;
  if (price > purse(mind)) return view.wage - 1;
  const { affordable, answered, silent } = searchesSeen(view, mind.seat, purse(mind));
  const chance = two ? 1 : (affordable + beliefs.trust) / (answered + silent + beliefs.trust);
  return chance * (gain - price) + (1 - chance) * view.wage;
}

/** What the keenest bidder may pay. */
function offerWorth(mind: Mind, hat: Hat): number {
  const { view, beliefs } = mind;
  if (mind.isAlone) return view.wage - 1;
  let best = 0;
  let hurt = 0;
  for (const [seat, player] of view.players.entries()) {
    if (seat === mind.seat) continue;
    for (const own of freeHats(player)) {
      const pile = Math.max(own, hat);
      const gain = newborn(mind, pile) - alone(mind, own);
      const bid = Math.min(beliefs.shade * gain, Math.max(0, player.petals - player.bill.petals));
      if (bid <= best) continue;
      best = bid;
      hurt = harm(mind, pile);
    }
  }
  const hired = view.players.length === 2 && schmiedelHires(mind) ? nth(view.values, hat) + 200 : 0;
  if (best === 0) return Math.max(hired, view.wage - 1);
  return Math.max(
    correctedByBids(best, beliefs.trust, { ledger: view.ledger, seat: mind.seat }) - hurt,
    hired,
  );
}

/** GZ-80 and the option on it. */
export function schmiedelHires({ view, me }: Mind): boolean {
  return view.options.hire === 'unlimited' || me.gnomes.every(({ job }) => job !== 'hired');
}
