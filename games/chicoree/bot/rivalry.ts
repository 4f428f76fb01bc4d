import type { Read } from '../../../core/game.ts';
import type { State } from '../vocabulary.ts';
import type { Prospects } from './prospects.ts';

/** Every seat's chance of winning, as its prospects say. */
export function chancesOf(prospects: Prospects, world: Read<State>): number[] {
  const weights = world.players.map((_, seat) => Math.exp(prospects(world, seat)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map(weight => weight / all);
}

export interface Effect {
  readonly seat: number;
  readonly winner: number;
  /** What the winner wins. */
  readonly points: number;
}

/** How much better a seat stands when somebody wins points: its own help it, another's harm it, the more the likelier that one wins. */
export function effectOn(chances: readonly number[], { seat, winner, points }: Effect): number {
  return winner === seat ? (1 - chances[seat]!) * points : -chances[winner]! * points;
}
