import type { Bot } from '../../../../bots/bot.ts';
import type { Game, Read } from '../../../../core/game.ts';
import { nth, playerAt } from '../../../../core/sure.ts';
import { townOf } from '../../data/town.ts';
import type { EnemyChocolatier, Move, State, View } from '../../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import { outlook } from './evaluate.ts';
import { nextPurchase } from './plan.ts';
import { suspicionOf } from './suspicion.ts';

export interface Skill {
  readonly breadth: number;
  readonly depth: number;
  /** How far a course may be misjudged, as a part of its worth; 0 for a bot that plays as well as it can. */
  readonly noise: number;
  readonly beliefs: Beliefs;
}

const GRAIN = 1 << 16;

/** Buys along the best course it finds for the whole turn, and looks again after every house. */
export function level({ breadth, depth, noise, beliefs }: Skill) {
  return (game: Game<EnemyChocolatier>): Bot<EnemyChocolatier> => {
    const town = townOf(game.edition);
    return ({ view, seat, legal, random }) => {
      const vote = legal.find(move => move.type === 'vote' && move.share === !leads(view, seat));
      if (vote) return vote;
      const stop = legal.find(
        ({ type }) => type === 'begin' || type === 'take-permit' || type === 'end-turn',
      )!;
      if (legal.length === 1 || stop.type === 'begin') return stop;
      const world = game.determinize(view, seat, random);
      const mind = { town, beliefs, suspicion: suspicionOf(town, view, beliefs.suspicion) };
      const misjudged = () => 1 + (noise * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
      const judge = (state: Read<State>, more: number) => {
        const none = state.turn.bought === 0 && more === 0;
        return outlook(mind, none ? withPermit(state, seat) : state, seat) * (noise > 0 ? misjudged() : 1);
      };
      const house = nextPurchase({ game, town, judge, breadth, depth }, world);
      if (house === null) return stop;
      const { id } = nth(town.houses, house);
      return legal.find((move): move is Move => move.type === 'buy' && move.house === id) ?? stop;
    };
  };
}

/** EC-A27: whether points alone would make this seat the winner. */
const leads = ({ players }: View, seat: number): boolean =>
  players.every(({ points }, other) => other === seat || points < playerAt(players, seat).points);

/** EC-40: whoever stops without a house has a permit more. */
function withPermit(state: Read<State>, seat: number): Read<State> {
  const players = state.players.map((player, i) =>
    i === seat ? { ...player, permits: player.permits + 1 } : player,
  );
  return { ...state, players };
}
