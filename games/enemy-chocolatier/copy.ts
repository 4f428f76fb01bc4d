import type { Read } from '../../core/game.ts';
import { copyRng } from '../../core/random.ts';
import type { Player, State } from './vocabulary.ts';

/** What the generic copy makes, several times as fast: bots copy a state for every game they imagine. */
export function copyState(state: Read<State>): State {
  return {
    options: { ...state.options },
    phase: { ...state.phase },
    arrangement: state.arrangement,
    first: state.first,
    round: state.round,
    quiet: state.quiet,
    turn: { seat: state.turn.seat, bought: state.turn.bought, gained: state.turn.gained.slice() },
    players: state.players.map(copyPlayer),
    owners: state.owners.slice(),
    controllers: state.controllers.slice(),
    access: state.access.slice(),
    rng: copyRng(state.rng),
  };
}

function copyPlayer({ money, points, permits, recipe, ruledOut, ingredients }: Read<Player>): Player {
  return { money, points, permits, recipe, ruledOut: ruledOut.slice(), ingredients: ingredients.slice() };
}
