import { listOf } from '../../../core/counts.ts';
import type { Game, Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { type CardName, type Card, cardCalled, FACES, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree, Options, Player, State } from '../vocabulary.ts';

export const OPTIONS: Options = {
  start: 0,
  auction: 'in-turn',
  countdown: 12,
  clock: 'off',
  noFlowers: 'unpaid',
};
export const SEATS = 3;

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

interface Place {
  readonly start: Card;
  /** Steps that are laid. */
  readonly laid: number;
  readonly hand: readonly CardName[];
  /** Of the hand, what everybody has seen. */
  readonly known?: readonly CardName[];
  readonly tokens: number;
}

/** A few turns later: the learner keeps the Start they chose, and Egypt whoever won it. */
export function middle({ edition }: Game<Chicoree>, before: Read<State> | null): Read<State> {
  const egypt = cardCalled('egypt');
  const start = before?.players[0]?.start ?? cardCalled('monks');
  const basils = before?.players[1]?.start === egypt ? egypt : cardCalled('greece');
  const players = [
    { start, laid: 3, hand: ['harvest', 'shop', 'flowers-2'], tokens: 7 },
    { start: basils, laid: 3, hand: ['harvest', 'shop'], tokens: 7 },
    { start: cardCalled('monks'), laid: 1, hand: ['fire', 'flowers-4'], known: ['fire'], tokens: 9 },
  ] satisfies Place[];
  const seated = players.map(playerOf);
  const top = MIDDLE.flat().map(cardCalled);
  const left = [...tablesOf(edition).copies];
  for (const card of [...top, ...seated.flatMap(cardsOf)]) left[card]!--;
  return {
    rng: seedRng('lesson'),
    options: { ...OPTIONS },
    pile: [...listOf(left), ...top.reverse()],
    discard: [],
    players: seated,
    harvestLaid: false,
    turn: {
      seat: 0,
      number: MIDDLE_TURN,
      hadStart: true,
      step: 3,
      linkLaid: false,
      collected: 0,
      moved: false,
    },
    agenda: [{ do: 'act' }],
    idle: 0,
    ending: null,
    fists: [],
    lastChallenge: null,
    lastSale: null,
  };
}

function playerOf({ start, laid, hand, known = [], tokens }: Place): Player {
  return {
    tokens,
    hand: countsOf(hand),
    known: countsOf(known),
    start,
    chain: STEPS.map(step => (step <= laid ? [cardCalled('seed') + step - 1] : [])),
    blocks: [],
    closed: false,
    fist: 0,
    staked: [],
    out: null,
  };
}

function countsOf(names: readonly CardName[]): number[] {
  const counts = Array<number>(FACES).fill(0);
  for (const name of names) counts[cardCalled(name)]!++;
  return counts;
}

const cardsOf = ({ hand, chain, start }: Player): Card[] => [
  ...listOf(hand),
  ...chain.flat(),
  ...(start === null ? [] : [start]),
];
