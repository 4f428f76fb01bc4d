import type { Read } from '../../core/game.ts';
import { copyRng } from '../../core/random.ts';
import type { Player, State } from './vocabulary.ts';

/**
 * What the generic copy makes, several times as fast. Hands, landscapes and closed fields are replaced, never written on: they are
 * shared, and with a landscape all that was found out about it.
 */
export function copyState(state: Read<State>): State {
  return {
    options: { ...state.options },
    season: state.season,
    turn: state.turn,
    seat: state.seat,
    first: state.first,
    deck: state.deck.slice(),
    row: state.row.slice(),
    players: state.players.map(copyPlayer),
    rng: copyRng(state.rng),
  };
}

function copyPlayer(player: Read<Player>): Player {
  const { card, spot, send } = player.plan;
  return {
    dealt: player.dealt,
    choice: player.choice,
    ancestor: player.ancestor,
    hand: player.hand,
    plan: { card, spot, send },
    landscape: player.landscape,
    closed: player.closed,
  };
}
