import type { Random } from '../../../../core/random.ts';
import { type Card, kindOf } from '../../data/cards.ts';
import type { Move, Task, View } from '../../vocabulary.ts';
import type { Needs } from './needs.ts';
import { type Mind, spendable, worthOf } from './worth.ts';

const GRAIN = 1 << 16;
const chance = (random: Random): number => random.int(GRAIN) / GRAIN;

/** Calls up to what the card is worth; now and then it jumps, to be rid of the others. */
export function call(
  mind: Mind,
  needs: Needs,
  { auction, random, error }: { auction: Extract<Task, { do: 'auction' }>; random: Random; error: number },
): Move {
  const least = (auction.calls.at(-1)?.tokens ?? 0) + 1;
  const limit = Math.min(spendable(mind, needs), Math.round(worthOf(mind, needs, auction.card) * error));
  if (least > limit) return { type: 'pass' };
  const room = limit - least;
  const jump = room > 1 && random.int(3) === 0 ? random.int(Math.floor(room / 2) + 1) : 0;
  return { type: 'bid', tokens: least + jump };
}

interface Fist {
  readonly card: Card;
  readonly random: Random;
  readonly error: number;
  readonly isOpen: (bid: number) => boolean;
}

/**
 * All bids are lost, so the bot weighs each: what the card is worth, times the chance to win with it, less the bid. The
 * chance is read from the fists that were opened so far. It then draws lots, the better bids the likelier, so that nobody
 * can reckon with its bid.
 */
export function closeFist(mind: Mind, needs: Needs, { card, random, error, isOpen }: Fist): Move {
  const worth = worthOf(mind, needs, card) * mind.beliefs.boldness * error;
  const most = Math.min(spendable(mind, needs), Math.floor(worth));
  const gains = Array.from({ length: most + 1 }, (_, bid) =>
    isOpen(bid) ? worth * chanceOf(needs, card, bid) - bid : Number.NEGATIVE_INFINITY,
  );
  const best = Math.max(...gains);
  const weights = gains.map(gain => Math.exp((gain - best) / mind.beliefs.whim));
  let lot = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const tokens = weights.findIndex(weight => (lot -= weight) < 0);
  return { type: 'close-fist', tokens: Math.max(0, tokens) };
}

/** That all others bid less, or as much where this seat wins ties (CH-60). */
function chanceOf({ view, seat }: Needs, card: Card, bid: number): number {
  if (bid === 0) return 0;
  const { players, turn } = view;
  const away = (other: number) => (other - turn.seat + players.length) % players.length;
  let all = 1;
  for (const [other, { tokens, out, start }] of players.entries()) {
    const enough = away(seat) < away(other) ? bid + 1 : bid;
    const idle = kindOf(card) === 'start' && start !== null;
    if (other === seat || out !== null || idle || tokens < enough) continue;
    all *= lessThan(pastBids(view, other, card), enough);
  }
  return all;
}

/** Before anything is known of them, others are taken to bid anything up to four. */
const STRANGERS = [0, 1, 2, 3, 4];

function lessThan(past: readonly number[], bid: number): number {
  const below = (bids: readonly number[]) => bids.filter(one => one < bid).length;
  return (below(past) + below(STRANGERS) / 2) / (past.length + STRANGERS.length / 2);
}

/** What a seat has put in its fist for cards of this kind. */
function pastBids({ fists }: View, seat: number, card: Card): number[] {
  const alike = fists.filter(record => kindOf(record.card) === kindOf(card));
  return alike.flatMap(({ bids }) => bids[seat] ?? []);
}
