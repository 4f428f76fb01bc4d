import type { Start } from '../../core/game.ts';
import { FACES, FIRST_COINS, FIRST_HAND, PRICES, ROWS, TOKENS } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import { gain } from '../../core/hand.ts';
import { startTurn } from './turn.ts';
import type { ChillAndChili, Player, State } from './vocabulary.ts';

/** CC-13 to CC-23 */
export function setup(
  tables: Tables,
  { options, seats, random, emit }: Start<ChillAndChili>,
): Omit<State, 'rng'> {
  const first = options.start === 'random' ? random.int(seats) : options.start;
  const pile = random.shuffle([...tables.deck]);
  const players = Array.from({ length: seats }, newPlayer);
  for (const player of players) for (let n = 0; n < FIRST_HAND; n++) gain(player, pile.pop()!, false);
  const market = ROWS.map(() => PRICES.map(() => pile.pop()!));
  const state: Omit<State, 'rng'> = {
    options: { ...options },
    supply: TOKENS[seats]! - seats * FIRST_COINS,
    pond: 0,
    well: 0,
    pile,
    compost: [],
    market,
    players,
    turn: { seat: first, refreshed: false, scarecrowUsed: false },
    agenda: [],
  };
  emit?.({ type: 'started', seat: first });
  startTurn(state as State, first, emit);
  return state;
}

function newPlayer(): Player {
  return {
    coins: FIRST_COINS,
    hand: Array<number>(FACES).fill(0),
    known: Array<number>(FACES).fill(0),
    beds: [],
    laidOut: [],
  };
}
