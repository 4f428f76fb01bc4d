import type { Game, Read, Seat } from '../../../core/game.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { cardCalled, type CardName, cardName, LINKS } from '../data/cards.ts';
import { OPTIONS, positionOf, SEATS } from '../primer/position.ts';
import type { Chicoree, State } from '../vocabulary.ts';

/** By turn: the card drawn, and the card turned up. */
const OPENING: readonly (readonly [drawn: CardName, turnedUp: CardName])[] = [
  ['monks', 'egypt'],
  ['flowers-2', 'seed'],
  ['sowing', 'fire'],
  ['flowers-3', 'flowers-1'],
  ['roasting', 'health'],
  ['factory', 'overproduction'],
  ['seed', 'joker'],
];

export function opening(game: Game<Chicoree>): Read<State> {
  const top = OPENING.flat().map(cardCalled);
  return dealt(game, { options: OPTIONS, seats: SEATS }, { shuffles: [{ top }] });
}

const MIDDLE: typeof OPENING = [
  ['flowers-1', 'joker'],
  ['sowing', 'fashion'],
  ['flowers-2', 'health'],
  ['roasting', 'export'],
  ['flowers-3', 'blockade'],
  ['seed', 'overproduction'],
];

/** Counts turns as if the cut had been played. */
export const MIDDLE_TURN = 22;

/** A few turns later: the learner keeps the Start they chose, and Egypt whoever won it. */
export function middle(game: Game<Chicoree>, before: Read<State> | null): Read<State> {
  const startOf = (seat: Seat) => {
    const start = before?.players[seat]?.start ?? null;
    return start === null ? null : cardName(start);
  };
  const chain = LINKS.slice(0, 3);
  const position = positionOf({
    players: [
      { start: startOf(0) ?? 'monks', chain, hand: ['harvest', 'shop', 'flowers-2'], tokens: 7 },
      { start: startOf(1) === 'egypt' ? 'egypt' : 'greece', chain, hand: ['harvest', 'shop'], tokens: 7 },
      { start: 'monks', chain: ['seed'], hand: ['fire', 'flowers-4'], known: ['fire'], tokens: 9 },
    ],
    top: MIDDLE.flat(),
    turn: { number: MIDDLE_TURN },
    seed: 'lesson',
  });
  return position(game);
}
