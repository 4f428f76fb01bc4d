import type { Read } from '../../core/game.ts';
import type { Player, State } from './vocabulary.ts';

/** What the generic copy makes, several times as fast. Landscapes and closed fields are replaced, never written on. */
export function copyState(state: Read<State>): State {
  return {
    options: { ...state.options },
    season: state.season,
    turn: state.turn,
    seat: state.seat,
    first: state.first && { ...state.first },
    deck: state.deck.slice(),
    row: state.row.slice(),
    players: state.players.map(copyPlayer),
    rng: state.rng.slice() as State['rng'],
  };
}

function copyPlayer({ dealt, choice, ancestor, hand, plan, landscape, closed }: Read<Player>): Player {
  return {
    dealt: dealt.slice(),
    choice: choice && { ...choice },
    ancestor,
    hand: hand.slice(),
    plan: { card: plan.card, spot: plan.spot && { ...plan.spot }, send: plan.send },
    landscape: landscape as Player['landscape'],
    closed: closed as Player['closed'],
  };
}
