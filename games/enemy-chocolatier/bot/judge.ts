import type { Judge } from '../../../bots/judge.ts';
import type { Read } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import type { EnemyChocolatier, State } from '../vocabulary.ts';
import { type Signs, signsOf } from './signs.ts';
import { keysOf } from '../../../core/keys.ts';

/** The log odds of a game that is decided. */
const DECIDED = 12;

/** What each sign is worth, in log odds. */
export type Weights = Signs;

/** Every seat's chance of victory: the exponential of its hopes, as a part of everybody's. */
export function judgeBy(town: Town, weights: Weights): Judge<EnemyChocolatier> {
  const names = keysOf(weights);
  const hopes = (world: Read<State>, seat: number): number => {
    const signs = signsOf(town, world, seat);
    let sum = 0;
    for (const name of names) sum += signs[name] * weights[name];
    return sum;
  };
  const share = (world: Read<State>, seat: number): number => {
    const { phase, players } = world;
    if (phase.name === 'over' && phase.winner !== null) return phase.winner === seat ? 1 : 0;
    if (phase.name === 'over' || phase.name === 'arranging') return 1 / players.length;
    const own = hopes(world, seat);
    let all = 1;
    for (let other = 0; other < players.length; other++)
      if (other !== seat) all += Math.exp(hopes(world, other) - own);
    return 1 / all;
  };
  return {
    alone: (world, seat) => {
      const chance = share(world, seat);
      return Math.max(-DECIDED, Math.min(DECIDED, Math.log(chance / (1 - chance))));
    },
    share,
  };
}
