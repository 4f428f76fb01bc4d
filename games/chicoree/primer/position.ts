import { add, countsOf, listOf } from '../../../core/counts.ts';
import type { Game, Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { type Card, cardCalled, type CardName, FACES, isLink, STEPS, stepOf } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree, Options, Player, State, Task, Turn } from '../vocabulary.ts';

export const OPTIONS: Options = {
  start: 0,
  auction: 'in-turn',
  countdown: 12,
  clock: 'off',
  noFlowers: 'unpaid',
};
export const SEATS = 3;

interface Place {
  readonly start?: CardName;
  readonly chain?: readonly CardName[];
  readonly hand?: readonly CardName[];
  /** Of the hand, what everybody has seen. */
  readonly known?: readonly CardName[];
  readonly tokens?: number;
}

interface Wish {
  /** The reader first. */
  readonly players: readonly Place[];
  /** What is drawn next, the top card first. */
  readonly top?: readonly CardName[];
  readonly harvestLaid?: boolean;
  readonly turn?: Partial<Turn>;
  readonly task?: Task;
  /** What chance brings. */
  readonly seed?: string;
}

/** A table on which everything that is not wished for is in the pile. */
export function positionOf(wish: Wish) {
  return ({ edition }: Game<Chicoree>): Read<State> => {
    const { players, top = [], harvestLaid = false, turn, task = { do: 'act' }, seed = 'example' } = wish;
    const seated = players.map(playerOf);
    const next = top.map(cardCalled);
    const left = [...tablesOf(edition).copies];
    const shown = 'card' in task ? [task.card] : [];
    for (const card of [...next, ...shown, ...seated.flatMap(cardsOf)]) add(left, card, -1);
    return {
      rng: seedRng(seed),
      options: { ...OPTIONS },
      pile: [...listOf(left), ...next.reverse()],
      discard: [],
      players: seated,
      harvestLaid,
      turn: {
        seat: 0,
        number: 12,
        hadStart: true,
        step: task.do === 'act' ? 3 : 8,
        linkLaid: false,
        collected: 0,
        moved: false,
        ...turn,
      },
      agenda: [task],
      idle: 0,
      ending: null,
      fists: [],
      lastChallenge: null,
      lastSale: null,
    };
  };
}

function playerOf({ start = 'monks', chain = [], hand = [], known = [], tokens = 12 }: Place): Player {
  const laid = chain.map(cardCalled).filter(isLink);
  return {
    tokens,
    hand: countsOf(hand.map(cardCalled), FACES),
    known: countsOf(known.map(cardCalled), FACES),
    start: cardCalled(start),
    chain: STEPS.map(step => laid.filter(card => stepOf(card) === step)),
    blocks: [],
    closed: false,
    fist: 0,
    staked: [],
    out: null,
  };
}

const cardsOf = ({ hand, chain, start }: Player): Card[] => [
  ...listOf(hand),
  ...chain.flat(),
  ...(start === null ? [] : [start]),
];
