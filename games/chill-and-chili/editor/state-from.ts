import { countsOf, listOf } from '../../../core/counts.ts';
import type { Game } from '../../../core/game.ts';
import { freshRng, type Random } from '../../../core/random.ts';
import { cardsInHand, knownInHand, takeFrom } from '../../../web/kit/editor/sketch.ts';
import { type Card, FACES } from '../data/cards.ts';
import type { ChillAndChili, Player, State } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';
import { stockOf } from './stock.ts';

/** Deals the vegetables nobody has seen: to the other hands around what is known of them, below the known compost, the rest to the pile. */
export function stateFrom(game: Game<ChillAndChili>, sketch: Sketch, random: Random): State {
  const { unseen, supply } = stockOf(game, sketch);
  const pile = random.shuffle(listOf(unseen));
  const deal = (n: number): Card[] => takeFrom(pile, n);
  const players = sketch.players.map(({ coins, hand, beds, laidOut }, seat): Player => {
    const known = knownInHand(sketch, seat);
    const others = deal(cardsInHand(sketch, seat) - known.length);
    return {
      coins,
      hand: countsOf([...known, ...others], FACES),
      known: countsOf(hand.known, FACES),
      beds: beds.map(({ cards, drops }) => ({ cards: cards.toSorted((a, b) => a - b), drops })),
      laidOut: [...laidOut],
    };
  });
  const { compost } = sketch;
  return {
    options: { ...sketch.options },
    supply,
    pond: sketch.pond,
    well: sketch.well,
    compost: [...deal(compost.cards - compost.known.length), ...compost.known],
    pile,
    market: sketch.market.map(row => [...row]),
    players,
    turn: { ...sketch.turn },
    agenda: sketch.agenda.map(task => ({ ...task })),
    rng: freshRng(random),
  };
}
