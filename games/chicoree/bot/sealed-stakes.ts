import { same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { isBlocked } from '../chain.ts';
import { type Card, flowersOf } from '../data/cards.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import { flowersIn, leastCard } from './challenging.ts';
import { drawn, mixtureFor } from './mixing.ts';
import type { Prospects } from './prospects.ts';
import { chancesOf, effectOn } from './rivalry.ts';
import type { Secret } from './sealed-fists.ts';
import { NOTHING } from './standing.ts';

/** An ordinary prize, by which a seat tells what a token is worth to it now. */
const PRIZE = 8;

/** One card for the challenge, or the hand closed. The plan is drawn from a mixture, card by card: each time among those that begin as this one has. */
export function stakeOrClose(prospects: Prospects, secret: Secret): Move {
  const { seat, random, worlds } = secret;
  const { players } = nth(worlds, 0);
  const { staked } = playerAt(players, seat);
  const plans = plansOf(playerAt(players, seat));
  const mixture = plans.length === 1 ? [1] : mixtureOver(prospects, secret);
  const open = plans.map((plan, n) => (begins(plan, staked) ? nth(mixture, n) + LEAST : 0));
  const all = open.reduce((sum, part) => sum + part, 0);
  if (all === 0) return { type: 'close-hand' };
  const plan = nth(
    plans,
    drawn(
      open.map(part => part / all),
      random,
    ),
  );
  const next = plan[staked.length];
  return next === undefined ? { type: 'close-hand' } : { type: 'stake', card: next };
}

/** So that somebody who has begun a plan that is hardly ever chosen can still end it. */
const LEAST = 1e-6;

const begins = (plan: readonly Card[], staked: readonly Card[]): boolean =>
  same(
    plan.slice(0, staked.length).sort((a, b) => a - b),
    staked,
  );

function mixtureOver(prospects: Prospects, { seat, card, worlds, random, bias }: Secret): number[] {
  const { players, options } = nth(worlds, 0);
  const seats = [...players.keys()].filter(at => playerAt(players, at).hand.some(count => count > 0));
  const sides = worlds.map(world => sidesOf(prospects, world));
  return mixtureFor(
    {
      me: seat,
      seats,
      worlds: worlds.length,
      choices: (world, at) => nth(nth(sides, world).flowers, at).length,
      payoff: (world, { seat: at, choice }, chosen) => {
        const { chances, flowers, costs, perToken } = nth(sides, world);
        const shown = (other: number) => nth(nth(flowers, other), other === at ? choice : chosen[other]!);
        let most = 0;
        let prize = flowersOf(card);
        for (const other of seats) {
          prize += shown(other);
          most = Math.max(most, shown(other));
        }
        let sum = -effectOn(chances, { seat: at, winner: at, points: nth(nth(costs, at), choice) });
        if (most === 0 && options.noFlowers === 'unpaid') return sum;
        const hope = at === seat ? bias * prize : prize;
        for (const winner of seats)
          if (shown(winner) === most)
            sum += effectOn(chances, { seat: at, winner, points: hope * perToken[winner]! });
        return sum;
      },
      habit: () => null,
    },
    random,
  );
}

/** What a seat may think of showing: the card it misses least, any one flower card, or several, the best first. */
function plansOf(player: Read<Player>): Card[][] {
  const flowers = flowersIn(player);
  const least = leastCard(player);
  const single = [...new Set(flowers)].filter(card => card !== least).map(card => [card]);
  const several = flowers.slice(1).map((_, n) => flowers.slice(0, n + 2));
  return [[least], ...single, ...several];
}

/** A world as the challenge sees it, by seat: the flowers of each plan, the points it costs, and what a token brings. */
function sidesOf(prospects: Prospects, world: Read<State>) {
  const { players } = world;
  const plans = players.map(plansOf);
  const now = players.map((_, at) => prospects(world, at, NOTHING));
  return {
    chances: chancesOf(prospects, world),
    flowers: plans.map(ofSeat => ofSeat.map(plan => plan.reduce((sum, card) => sum + flowersOf(card), 0))),
    costs: plans.map((ofSeat, at) =>
      ofSeat.map(plan => nth(now, at) - prospects(without(world, at, plan), at, NOTHING)),
    ),
    perToken: players.map((player, at) =>
      isBlocked(player) ? 0 : (prospects(world, at, { card: null, tokens: -PRIZE }) - nth(now, at)) / PRIZE,
    ),
  };
}

function without(world: Read<State>, seat: number, plan: readonly Card[]): Read<State> {
  const player = playerAt(world.players, seat);
  const hand = player.hand.slice();
  for (const card of plan) hand[card]!--;
  return { ...world, players: world.players.with(seat, { ...player, hand }) };
}
