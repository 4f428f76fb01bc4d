import type { Read, Seat, Vocabulary } from '../core/game.ts';
import type { Judge } from './judge.ts';
import { answer, chanceOf, type Net } from './net.ts';
import { unpack, type Weights } from './weights.ts';

/** Model inputs: numbers by which one seat sees a world: about 0 to 1 each, 0 for what is mostly absent. Only what that seat may know. */
export interface Features<V extends Vocabulary> {
  /** Changed whenever any number changes its meaning: weights trained before are then refused. */
  readonly version: number;
  readonly count: number;
  write(world: Read<V['State']>, seat: Seat, into: Float64Array): void;
}

/** A judge by a network: what it answers to every seat's features. */
export function netJudge<V extends Vocabulary>(net: Net, features: Features<V>, players: number): Judge<V> {
  const inputs = new Float64Array(features.count);
  const alone = (world: Read<V['State']>, seat: Seat): number => {
    features.write(world, seat, inputs);
    return answer(net, inputs);
  };
  return {
    alone,
    share: (world, seat) => {
      let own = 0;
      let all = 0;
      for (let other = 0; other < players; other++) {
        const value = chanceOf(alone(world, other));
        if (other === seat) own = value;
        all += value;
      }
      return own / all;
    },
  };
}

/** The judges of a game for the numbers of players it has weights for. */
export function trainedJudges<V extends Vocabulary>(
  game: string,
  features: Features<V>,
  trained: readonly Weights[],
): (players: number) => Judge<V> | null {
  const judges = new Map<number, Judge<V>>();
  return players => {
    const known = judges.get(players);
    if (known) return known;
    const weights = trained.find(each => each.players === players);
    if (!weights) return null;
    const expected = { game, players, features: features.version, inputs: features.count };
    const judge = netJudge(unpack(weights, expected), features, players);
    judges.set(players, judge);
    return judge;
  };
}
