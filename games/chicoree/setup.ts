import type { Start } from '../../core/game.ts';
import { FACES, STEPS } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import { startTurn } from './turn.ts';
import type { Chicoree, Player, State } from './vocabulary.ts';

/** CH-02 to CH-05 */
export function setup(tables: Tables, { options, seats, random, emit }: Start<Chicoree>): Omit<State, 'rng'> {
  const first = options.start === 'random' ? random.int(seats) : options.start;
  const state: Omit<State, 'rng'> = {
    options: { ...options },
    pile: random.shuffle([...tables.deck]),
    discard: [],
    players: Array.from({ length: seats }, () => newPlayer(tables)),
    harvestLaid: false,
    turn: { seat: first, number: 0, hadStart: false, step: 5, linkLaid: false, collected: 0, moved: false },
    agenda: [],
    idle: 0,
    ending: null,
    fists: [],
    lastChallenge: null,
    lastSale: null,
  };
  emit?.({ type: 'started', seat: first });
  startTurn(tables, state as State, { seat: first, emit });
  return state;
}

function newPlayer({ firstTokens }: Tables): Player {
  return {
    tokens: firstTokens,
    hand: Array<number>(FACES).fill(0),
    known: Array<number>(FACES).fill(0),
    start: null,
    chain: STEPS.map(() => []),
    blocks: [],
    closed: false,
    fist: 0,
    staked: [],
    out: null,
  };
}
