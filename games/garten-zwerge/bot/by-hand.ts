import type { Bot } from '../../../bots/bot.ts';
import { misjudgement } from '../../../bots/chance.ts';
import type { Character } from '../../../bots/characters.ts';
import type { Game } from '../../../core/game.ts';
import { nth, present } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { STEP } from '../data/words.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';
import { BELIEFS, type Beliefs } from './beliefs.ts';
import { decide, speak } from './calling.ts';
import { judgeJob } from './jobs.ts';
import { type Mind, mindOf } from './mind.ts';
import { bestMatch, gnomeToLend, leastToTake, mostToPay, priceToAsk, priceToBid } from './prices.ts';
import { worthOf } from './worth.ts';

export interface Skill {
  /** How far it may misjudge a job or a price, in petals. */
  readonly noise: number;
  /** By how much it varies what it asks or bids, in petals: equal fists are nobody's gain. */
  readonly hesitation?: number;
  readonly beliefs?: Beliefs;
  /** Whether it stops waiting for partners where nobody else trades. */
  readonly listens?: boolean;
  /** What characters believe instead. */
  readonly tastes?: { readonly [C in Character]?: Partial<Beliefs> };
}

/** Plays by what gnomes may breed. */
export function level({ noise, hesitation = 0, beliefs = BELIEFS, listens = false, tastes }: Skill) {
  return (_game: Game<GartenZwerge>): Bot<GartenZwerge> =>
    ({ view, seat, legal, random, character }) => {
      if (legal.length === 1) return nth(legal, 0);
      const taste = character && tastes?.[character];
      const own = taste ? { ...beliefs, ...taste } : beliefs;
      const mind = mindOf(view, seat, { beliefs: own, worth: worthOf(view, own), noise, random, listens });
      const wish = answerOf(mind, legal);
      // A price that was not listed is the nearest listed one below.
      if (wish.type !== 'close-fist') return wish;
      const varied = hesitation === 0 || view.auction?.seat === seat ? 0 : hesitation * misjudgement(random);
      return nearest(wish.petals === 0 ? 0 : Math.max(STEP, wish.petals + varied), legal);
    };
}

export function answerOf(mind: Mind, legal: readonly Move[]): Move {
  const { stage } = mind.view;
  switch (stage.name) {
    case 'terms':
      return nth(legal, 0);
    case 'answers':
      return { type: 'answer', hat: gnomeToLend(mind, auctionOf(mind.view)) };
    case 'fists':
      return { type: 'close-fist', petals: price(mind) };
    case 'tie':
      return bestOf(legal, move => (move.type === 'choose' ? tieWorth(mind, move.party) : 0));
    case 'pairing':
      return { type: 'pair', hat: present(bestMatch(mind, auctionOf(mind.view).hat), 'gnome to pair').own };
    case 'calls':
      return stage.open ? speak(mind, auctionOf(mind.view)) : decide(mind, auctionOf(mind.view), legal);
    case 'upkeep':
      return bestOf(legal, move =>
        move.type === 'sell-off' ? nth(mind.view.values, move.hat) - nth(mind.worth.gnome, move.hat) : 0,
      );
    case 'jobs':
    case 'over':
      return bestOf(legal, move => judgeJob(mind, move));
  }
}

export function price(mind: Mind): number {
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
