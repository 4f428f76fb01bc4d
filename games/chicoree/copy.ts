import type { Read } from '../../core/game.ts';
import { copyRng } from '../../core/random.ts';
import type { Block, Player, State, Task } from './vocabulary.ts';

/** What the generic copy makes, ten times as fast: records and the steps of a chain are replaced,
 * never written on, so they are shared. */
export function copyState(state: Read<State>): State {
  return {
    options: { ...state.options },
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    players: state.players.map(copyPlayer),
    harvestLaid: state.harvestLaid,
    turn: { ...state.turn },
    agenda: state.agenda.map(copyTask),
    idle: state.idle,
    ending: state.ending,
    fists: state.fists,
    lastChallenge: state.lastChallenge,
    lastSale: state.lastSale,
    rng: copyRng(state.rng),
  };
}

function copyPlayer(player: Read<Player>): Player {
  return {
    tokens: player.tokens,
    hand: player.hand.slice(),
    known: player.known.slice(),
    start: player.start,
    chain: player.chain.slice(),
    blocks: player.blocks.map(copyBlock),
    closed: player.closed,
    fist: player.fist,
    staked: player.staked.slice(),
    out: player.out,
  };
}

const copyBlock = ({ card, by, turns }: Read<Block>): Block => ({ card, by, turns });

function copyTask(task: Read<Task>): Task {
  switch (task.do) {
    case 'settle':
      return { do: 'settle', debtors: task.debtors.slice(), owed: task.owed };
    case 'auction':
      return { ...task, calls: task.calls.slice(), passed: task.passed.slice() };
    case 'act':
    case 'fists':
    case 'challenge':
      return task;
  }
}
