import type { Start } from '../../core/game.ts';
import type { Tables } from './data/tables.ts';
import { BLUE_EVENTS, BROWN, GREY_EVENTS, ORANGE } from './data/words.ts';
import { drawEvent } from './event-cards.ts';
import { noGnomes } from './gnomes.ts';
import type { GartenZwerge, Player, State } from './vocabulary.ts';

/** GZ-02 to GZ-11, GZ-19 */
export function setup(
  tables: Tables,
  { options, seats, random, emit }: Start<GartenZwerge>,
): Omit<State, 'rng'> {
  const treasurer = options.start === 'random' ? random.int(seats) : options.start;
  const decks = { grey: random.shuffle([...GREY_EVENTS]), blue: random.shuffle([...BLUE_EVENTS]) };
  const state: Omit<State, 'rng'> = {
    options: { ...options },
    round: 1,
    treasurer,
    players: Array.from({ length: seats }, () => newPlayer(tables.sums.purse)),
    highest: ORANGE,
    contests: [BROWN, ORANGE].map(hat => ({ hat, entrants: [] })),
    event: 'G1',
    decks,
    gone: { grey: [], blue: [] },
    auction: null,
    stage: { name: 'jobs', seat: treasurer },
    unpaid: [],
    promises: [],
    promised: 0,
    ledger: [],
    report: { births: [], shows: [], escaped: [] },
  };
  emit?.({ type: 'started', seat: treasurer });
  drawEvent(tables, state as State, { random, emit });
  return state;
}

function newPlayer(petals: number): Player {
  const free = noGnomes();
  free[BROWN] = 1;
  free[ORANGE] = 1;
  return {
    petals,
    free,
    garden: noGnomes(),
    home: noGnomes(),
    shack: [],
    hired: noGnomes(),
    bonds: [],
    passed: false,
  };
}
