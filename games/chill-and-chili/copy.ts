import type { Read } from '../../core/game.ts';
import { copyRng } from '../../core/random.ts';
import type { Player, State } from './vocabulary.ts';

/** What the generic copy makes, ten times as fast: bots copy a state for every game they imagine. */
export function copyState(state: Read<State>): State {
  return {
    options: { ...state.options },
    supply: state.supply,
    pond: state.pond,
    well: state.well,
    pile: state.pile.slice(),
    compost: state.compost.slice(),
    market: state.market.map(row => row.slice()),
    players: state.players.map(copyPlayer),
    turn: { ...state.turn },
    agenda: state.agenda.map(task => ({ ...task })),
    rng: copyRng(state.rng),
  };
}

function copyPlayer({ coins, hand, known, beds, laidOut }: Read<Player>): Player {
  return {
    coins,
    hand: hand.slice(),
    known: known.slice(),
    beds: beds.map(({ cards, drops }) => ({ cards: cards.slice(), drops })),
    laidOut: laidOut.slice(),
  };
}
