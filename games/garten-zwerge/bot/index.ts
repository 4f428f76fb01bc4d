import type { Bot, GameBots } from '../../../bots/bot.ts';
import type { Game } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { auctionOf } from '../auction-of.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';
import { BELIEFS, type Beliefs } from './beliefs.ts';
import { decide, speak } from './calling.ts';
import { judgeJob } from './jobs.ts';
import { type Mind, mindOf } from './mind.ts';
import { bestMatch, gnomeToLend, leastToTake, mostToPay, priceToAsk, priceToBid } from './prices.ts';

/** Plays by what gnomes may breed; `noise` is how far it may misjudge a job or a price, in petals. */
export function level({ noise, beliefs = BELIEFS }: { readonly noise: number; readonly beliefs?: Beliefs }) {
  return (_game: Game<GartenZwerge>): Bot<GartenZwerge> =>
    ({ view, seat, legal, random }) => {
      if (legal.length === 1) return nth(legal, 0);
      const mind = mindOf(view, seat, { beliefs, noise, random });
      const wish = answerOf(mind, legal);
      // A price that was not listed is the nearest listed one below.
      return wish.type === 'close-fist' ? nearest(wish.petals, legal) : wish;
    };
}

function answerOf(mind: Mind, legal: readonly Move[]): Move {
  const { stage, auction } = mind.view;
  switch (stage.name) {
    case 'terms':
      return nth(legal, 0);
    case 'answers':
      return { type: 'answer', hat: gnomeToLend(mind, auction!) };
    case 'fists':
      return { type: 'close-fist', petals: price(mind) };
    case 'tie':
      return bestOf(legal, move => (move.type === 'choose' ? tieWorth(mind, move.party) : 0));
    case 'pairing':
      return { type: 'pair', hat: bestMatch(mind, auction!.hat)!.own };
    case 'calls':
      return stage.open ? speak(mind, auction!) : decide(mind, auction!, legal);
    case 'upkeep':
      return bestOf(legal, move =>
        move.type === 'sell-off' ? nth(mind.view.values, move.hat) - nth(mind.worth.gnome, move.hat) : 0,
      );
    case 'jobs':
    case 'over':
      return bestOf(legal, move => judgeJob(mind, move));
  }
}

function price(mind: Mind): number {
  const auction = auctionOf(mind.view);
  const active = auction.seat === mind.seat;
  if (auction.job === 'offer') return active ? leastToTake(mind, auction) : priceToBid(mind, auction);
  return active ? mostToPay(mind, auction) : priceToAsk(mind, auction, nth(auction.parties, mind.seat).hat!);
}

/** Among equal prices: the better parent when seeking, the poorer player when offering. */
function tieWorth({ view }: Mind, party: number | 'schmiedel'): number {
  const { job, hat, parties } = auctionOf(view);
  if (party === 'schmiedel') return job === 'seek' ? hat + 0.5 : 10_000;
  return job === 'seek' ? (nth(parties, party).hat ?? 0) : -nth(view.players, party).petals;
}

function bestOf(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = nth(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const now = worth(move);
    if (now <= most) continue;
    most = now;
    best = move;
  }
  return best;
}

function nearest(petals: number, legal: readonly Move[]): Move {
  return bestOf(legal, move =>
    move.type === 'close-fist' && move.petals <= petals ? move.petals : Number.NEGATIVE_INFINITY,
  );
}

export const bots = {
  easy: level({ noise: 1000 }),
  normal: level({ noise: 0 }),
} satisfies GameBots<GartenZwerge>;
