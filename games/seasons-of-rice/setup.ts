import type { Start } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Deck } from './data/deck.ts';
import { ascending } from './hands.ts';
import type { Plan, Player, SeasonsOfRice, State } from './vocabulary.ts';

/** SR-10, SR-16, SR-17: two cards for each player; the others wait. */
export function setup(
  { cards }: Deck,
  { options, seats, random, emit }: Start<SeasonsOfRice>,
): Omit<State, 'rng'> {
  const deck = random.shuffle([...cards.keys()]);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const dealt = ascending(deck.splice(0, 2));
    emit?.({ type: 'dealt', seat, cards: dealt.map(card => nth(cards, card).id) });
    return { dealt, choice: null, ancestor: null, hand: [], plan: noPlan(), landscape: [], closed: [] };
  });
  return {
    options: { ...options },
    season: 'ancestors',
    turn: 1,
    seat: null,
    first: null,
    deck,
    row: [],
    players,
  };
}

export const noPlan = (): Plan => ({ card: null, spot: null, send: null });
