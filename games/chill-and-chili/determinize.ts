import { add, countsOf, listOf } from '../../core/counts.ts';
import type { Glimpse, Seat } from '../../core/game.ts';
import { freshRng } from '../../core/random.ts';
import { type Card, FACES, isAccessory } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import type { ChillAndChili, State, View } from './vocabulary.ts';

/** Deals the cards this seat has not seen anew: to the other hands around what is known of them, the rest to the pile. */
export function determinize(tables: Tables, { view, seat, random }: Glimpse<ChillAndChili>): State {
  const pile = random.shuffle(unseenCards(tables, view, seat));
  return {
    options: { ...view.options },
    supply: view.supply,
    pond: view.pond,
    well: view.well,
    pile,
    compost: view.compost.slice(),
    market: view.market.map(row => row.slice()),
    players: view.players.map((player, i) => {
      const hand = countsOf(i === seat ? view.hand! : player.known, FACES);
      if (i !== seat) for (let n = player.known.length; n < player.handSize; n++) add(hand, pile.pop()!, 1);
      return {
        coins: player.coins,
        hand,
        known: countsOf(player.known, FACES),
        beds: player.beds.map(({ cards, drops }) => ({ cards: cards.slice(), drops })),
        laidOut: player.laidOut.slice(),
      };
    }),
    turn: { ...view.turn },
    agenda: view.agenda.map(task => ({ ...task })),
    rng: freshRng(random),
  };
}

function unseenCards({ deck }: Tables, view: View, seat: Seat): Card[] {
  const left = countsOf(deck, FACES);
  const strike = (cards: readonly (Card | null)[]): void => {
    for (const card of cards) if (card !== null && !isAccessory(card)) add(left, card, -1);
  };
  strike(view.compost);
  view.market.forEach(strike);
  view.players.forEach(({ beds, known }, i) => {
    for (const bed of beds) strike(bed.cards);
    strike(i === seat ? view.hand! : known);
  });
  return listOf(left);
}
