import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { type Card, kindOf } from '../data/cards.ts';
import type { Move, State } from '../vocabulary.ts';
import { limitOf } from './bidding.ts';
import { drawn, mixtureFor } from './mixing.ts';
import type { Prospects } from './prospects.ts';
import { chancesOf, effectOn } from './rivalry.ts';
import { NOTHING } from './standing.ts';

/** What a seat is to decide in secret, and how it sees it. */
export interface Secret {
  readonly seat: number;
  readonly card: Card;
  readonly worlds: readonly Read<State>[];
  readonly random: Random;
  /** What the seat takes its own gain for: 1 for what it is. */
  readonly bias: number;
}

/** Small bids, and parts of what the card is worth: all that anybody thinks of putting into a fist. */
const SMALL = [0, 1, 2, 3];
const PARTS = [0.2, 0.35, 0.5, 0.65, 0.8, 1];
/** Fists of a stranger that tell as much as thinking for them. */
const STRANGER = 4;

/** All bids are lost (CH-59), so nobody may be able to reckon with this one: it is drawn from a mixture. */
export function closeFist(prospects: Prospects, secret: Secret): Move {
  const { seat, random, worlds } = secret;
  const { players } = nth(worlds, 0);
  const seats = [...players.keys()].filter(at => playerAt(players, at).tokens > 0);
  const sides = worlds.map(world => sidesOf(prospects, world, secret));
  const mixture = mixtureFor(
    {
      me: seat,
      seats,
      worlds: worlds.length,
      choices: (world, at) => bidsOf(sides, world, at).length,
      payoff: (world, { seat: at, choice }, chosen) => {
        const { chances, gains, costs, ranks } = nth(sides, world);
        let winner = -1;
        let most = 0;
        for (const other of seats) {
          const bid = nth(bidsOf(sides, world, other), other === at ? choice : chosen[other]!);
          if (bid === 0 || bid < most || (bid === most && ranks[other]! > ranks[winner]!)) continue;
          winner = other;
          most = bid;
        }
        const paid = effectOn(chances, { seat: at, winner: at, points: nth(nth(costs, at), choice) });
        return winner < 0 ? -paid : effectOn(chances, { seat: at, winner, points: gains[winner]! }) - paid;
      },
      habit: (world, at) => {
        const { habits } = nth(sides, world);
        const past = nth(habits, at);
        if (random.int(past.length + STRANGER) < STRANGER) return null;
        return bidsOf(sides, world, at).indexOf(random.pick(past));
      },
    },
    random,
  );
  return { type: 'close-fist', tokens: nth(bidsOf(sides, 0, seat), drawn(mixture, random)) };
}

/** A world as the fists see it, by seat. */
interface Sides {
  readonly chances: readonly number[];
  /** Points the card brings. */
  readonly gains: readonly number[];
  readonly bids: readonly (readonly number[])[];
  /** Points that each bid costs. */
  readonly costs: readonly (readonly number[])[];
  /** Fists opened so far for cards like this one. */
  readonly habits: readonly (readonly number[])[];
  /** CH-60: places clockwise from the active player. */
  readonly ranks: readonly number[];
}

const bidsOf = (sides: readonly Sides[], world: number, seat: number): readonly number[] =>
  nth(nth(sides, world).bids, seat);

function sidesOf(prospects: Prospects, world: Read<State>, { seat, card, bias }: Secret): Sides {
  const { players, turn, fists } = world;
  const seats = [...players.keys()];
  const now = seats.map(at => prospects(world, at, NOTHING));
  const alike = fists.filter(record => kindOf(record.card) === kindOf(card));
  const habits = seats.map(at => {
    const { tokens } = playerAt(players, at);
    return at === seat ? [] : alike.flatMap(({ bids }) => bids[at] ?? []).filter(bid => bid <= tokens);
  });
  const bids = seats.map(at => {
    const limit = limitOf(prospects, world, { seat: at, card });
    const thinkable = [...SMALL, ...PARTS.map(part => Math.round(part * limit))].filter(bid => bid <= limit);
    return [...new Set([...thinkable, ...nth(habits, at)])].sort((a, b) => a - b);
  });
  return {
    chances: chancesOf(prospects, world),
    gains: seats.map(at => {
      const gain = prospects(world, at, { card, tokens: 0 }) - nth(now, at);
      return at === seat ? bias * gain : gain;
    }),
    bids,
    costs: seats.map(at =>
      nth(bids, at).map(tokens => nth(now, at) - prospects(world, at, { card: null, tokens })),
    ),
    habits,
    ranks: seats.map(at => (at - turn.seat + players.length) % players.length),
  };
}
