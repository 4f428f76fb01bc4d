import type { Seat } from '../../core/game.ts';
import { freshRng, type Random } from '../../core/random.ts';
import { type Card, FACES, isAccessory } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import type { State, View } from './vocabulary.ts';

interface Dream {
  readonly view: View;
  readonly seat: Seat;
  readonly random: Random;
}

/** Deals the cards this seat has not seen anew: to the other hands around what is known of them, the rest to the pile. */
export function determinize(tables: Tables, { view, seat, random }: Dream): State {
  const unseen = random.shuffle(unseenCards(tables, view, seat));
  const players = view.players.map(({ coins, handSize, known, beds, laidOut }, i) => {
    const hand = i === seat ? view.hand! : [...known, ...unseen.splice(0, handSize - known.length)];
    return {
      coins,
      hand: countsOf(hand),
      known: countsOf(known),
      beds: beds.map(({ cards, drops }) => ({ cards: [...cards], drops })),
      laidOut: [...laidOut],
    };
  });
  return {
    rng: freshRng(random),
    options: { ...view.options },
    supply: view.supply,
    pond: view.pond,
    well: view.well,
    pile: unseen,
    compost: [...view.compost],
    market: view.market.map(row => [...row]),
    players,
    turn: { ...view.turn },
    agenda: view.agenda.map(task => ({ ...task })),
  };
}

function unseenCards({ deck }: Tables, view: View, seat: Seat): Card[] {
  const left = countsOf(deck);
  const seen = [
    ...view.compost,
    ...view.market.flat().filter(card => card !== null),
    ...view.players.flatMap(player => player.beds.flatMap(bed => bed.cards)),
    ...view.players.flatMap((player, i) => (i === seat ? view.hand! : player.known)),
  ];
  for (const card of seen) if (!isAccessory(card)) left[card]!--;
  return left.flatMap((count, card) => Array<Card>(count).fill(card));
}

function countsOf(cards: readonly Card[]): number[] {
  const counts = Array<number>(FACES).fill(0);
  for (const card of cards) counts[card]!++;
  return counts;
}
