import { add, countsOf, sum } from '../../../core/counts.ts';
import type { Game } from '../../../core/game.ts';
import { cardsInHand, knownInHand } from '../../../web/kit/editor/sketch.ts';
import { type Card, FACES, isAccessory, TOKENS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';

/** What a sketch leaves in the box: what nobody has seen, and what nobody need count. */
export interface Stock {
  /** By face: vegetables that were not entered anywhere; below 0 where too many were. */
  readonly unseen: readonly number[];
  /** CC-12: what the pile must hold. */
  readonly pile: number;
  /** CC-11: what the supply must hold. */
  readonly supply: number;
}

export function stockOf({ edition }: Game<ChillAndChili>, sketch: Sketch): Stock {
  const { deck } = tablesOf(edition);
  const { players, market, compost, pond, well, agenda } = sketch;
  const unseen = countsOf(deck, FACES);
  const placed = placedCards(sketch);
  for (const card of placed) add(unseen, card, -1);

  const vegetables = (cards: readonly Card[]) => cards.filter(card => !isAccessory(card)).length;
  const inHands = players.map((_, seat) => {
    const known = knownInHand(sketch, seat);
    // Accessories are bought in the open: what is unknown is vegetables.
    return cardsInHand(sketch, seat) - (known.length - vegetables(known));
  });
  const inBeds = players.flatMap(({ beds }) => beds.map(({ cards }) => cards.length));
  const onMarket = market.flat().filter(card => card !== null).length;

  const inTransit = agenda.map(task =>
    task.do === 'water' ? task.drops : task.do === 'choose-face' ? task.tokens : 0,
  );
  const owned = players.flatMap(({ coins, beds }) => [coins, ...beds.map(({ drops }) => drops)]);
  return {
    unseen,
    pile: deck.length - onMarket - compost.cards - sum(inHands) - sum(inBeds),
    supply: (TOKENS[players.length] ?? 0) - pond - well - sum(owned) - sum(inTransit),
  };
}

/** Every vegetable that was entered, wherever it lies. */
function placedCards(sketch: Sketch): Card[] {
  const { players, market, compost } = sketch;
  return [
    ...market.flat().filter(card => card !== null),
    ...compost.known,
    ...players.flatMap(({ beds }, seat) => [
      ...knownInHand(sketch, seat),
      ...beds.flatMap(({ cards }) => cards),
    ]),
  ].filter(card => !isAccessory(card));
}
