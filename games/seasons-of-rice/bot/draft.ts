import type { Read } from '../../../core/game.ts';
import { keyed, nth, playerAt } from '../../../core/sure.ts';
import { without } from '../hands.ts';
import type { State } from '../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import { bestPlacement } from './best-spot.ts';
import { prospectOf } from './prospect.ts';
import { worth } from './worth.ts';
import type { Deck } from '../data/deck.ts';
import { planned } from '../seasons.ts';

/** What a card would bring a player who places it as well as possible. */
function gains(
  mind: Mind,
  world: Read<State>,
  { seat, cards }: { readonly seat: number; readonly cards: readonly number[] },
): Map<number, number> {
  const prospect = prospectOf(mind.deck, world, seat);
  const before = worth(mind.beliefs, prospect);
  return new Map(cards.map(card => [card, bestPlacement(mind.beliefs, prospect, card).worth - before]));
}

export interface Mind {
  readonly deck: Deck;
  readonly beliefs: Beliefs;
}

/** SR-19 to SR-22: which card to place, what with the one for the row and the hand that the other gets. */
export function cardToPlace(
  mind: Mind,
  world: Read<State>,
  { seat, misjudged }: { readonly seat: number; readonly misjudged: () => number },
): number {
  const { hand } = playerAt(world.players, seat);
  const [mine, theirs] = [
    gains(mind, world, { seat, cards: hand }),
    gains(mind, world, { seat: 1 - seat, cards: hand }),
  ];
  return best(hand, card => {
    const rest = without(hand, card);
    const sent = rest.map(send => sendingWorth(mind, { mine, theirs, rest, send }));
    return keyed(mine, card) + Math.max(...sent) + misjudged();
  });
}

/** The card for the row, once the spot of the other one is found. */
export function cardToSend(mind: Mind, world: Read<State>, seat: number): number {
  const { hand, plan } = playerAt(world.players, seat);
  const rest = without(hand, plan.card);
  const after = afterPlan(world, seat);
  const [mine, theirs] = [
    gains(mind, after, { seat, cards: rest }),
    gains(mind, after, { seat: 1 - seat, cards: rest }),
  ];
  return best(rest, send => sendingWorth(mind, { mine, theirs, rest, send }));
}

interface Sending {
  readonly mine: ReadonlyMap<number, number>;
  readonly theirs: ReadonlyMap<number, number>;
  readonly rest: readonly number[];
  readonly send: number;
}

function sendingWorth({ beliefs: { denial, row } }: Mind, { mine, theirs, rest, send }: Sending): number {
  const passed = without(rest, send).map(card => keyed(theirs, card));
  return row * (keyed(mine, send) - keyed(theirs, send)) - denial * Math.max(0, ...passed);
}

/** The world as it will be when this seat's plan is carried out. */
function afterPlan(world: Read<State>, seat: number): Read<State> {
  const players = world.players.map((player, at) =>
    at === seat ? { ...player, landscape: [...player.landscape, planned(player)] } : player,
  );
  return { ...world, players };
}

export function best<T>(items: readonly T[], worthOf: (item: T) => number): T {
  let most = Number.NEGATIVE_INFINITY;
  let found: T = nth(items, 0);
  for (const item of items) {
    const value = worthOf(item);
    if (value <= most) continue;
    most = value;
    found = item;
  }
  return found;
}
